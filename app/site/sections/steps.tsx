import type { Step } from '#content/page-types.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import type { PlateFile } from '#app/site/drawings/plate-file.ts'
import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './steps.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  items: Step[]
  /** The steps in the page's own language, in one strip: cut between them, and whole again on a wide sheet. */
  strip?: PlateFile
  /** Set along the ninety days, a third each: for three steps that name their days. */
  scaled?: boolean
}

/** A way of working, read along its drawing: across on a wide sheet, down on a narrow one. */
export function Steps({ items, strip, scaled = false }: Props) {
  return (
    <>
      {scaled && <ScaleBar className={styles.stepsScale} />}
      <ol className={styles.steps}>
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
    </>
  )
}
