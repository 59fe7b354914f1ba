import type { Step } from '#content/page-types.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import type { PlateFile } from '#app/site/drawings/plate-file.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './steps.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  items: Step[]
  /** One plate for all steps: cut into parts, which join up on a wide screen. */
  strip?: PlateFile
}

/** Numbered steps along a drawing: horizontal on a wide screen, vertical on a narrow one. */
export function Steps({ items, strip }: Props) {
  return (
    <ol className={`${styles.steps} ${items.length === 4 ? styles.fourSteps : ''}`.trim()}>
      {items.map(({ number, title, description }, index) => (
        <li key={number}>
          {strip && <Plate of={strip} part={[index, items.length]} />}
          <h3 className={text.h3}>
            <span aria-hidden="true">{number}</span> {title}
          </h3>
          <p>
            <Unbroken>{description}</Unbroken>
          </p>
        </li>
      ))}
    </ol>
  )
}
