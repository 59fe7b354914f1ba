import { services } from '#content/services.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import stack from './sheet-stack.plate.ts?plate'
import stackOnPhone from './sheet-stack-phone.plate.ts?plate'
import * as styles from './sheet-stack.module.css'
import * as text from '#app/ui/text.module.css'

/** Nine aligned sheets, and beside each one the name of its service. */
export const SheetStack = () => (
  <div className={styles.sheetStack}>
    <Plate of={stack} phone={stackOnPhone} eager />
    <ol className={text.small}>
      {services.map(({ key, name }) => (
        <li key={key}>{name}</li>
      ))}
    </ol>
  </div>
)
