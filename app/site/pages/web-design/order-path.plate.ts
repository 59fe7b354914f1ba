import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { pencil } from './pencil.ts'
import { phone, wide } from './screens.ts'

const [width, phones] = [1344, 5]
const step = width / phones
const left = (index: number) => Math.round((index + 0.5) * step - wide / 2)
const shaft = Math.round(step - wide) - 42

/** Five phones with backward arrows between them: each screen is designed from what the next one requires. */
export default sheet(
  { width, height: 318 },
  ...Array.from({ length: phones }, (_, index) => phone(index, left(index), 8)),
  ...Array.from({ length: phones - 1 }, (_, index) =>
    path('solid', `M${left(index + 1) - 8} 146v10h-${shaft}v10l-16 -15l16 -15v10z`),
  ),
  // It begins with the last screen.
  pencil(left(phones - 1) + 110, 180, -57, 0.8),
)
