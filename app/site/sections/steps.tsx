import type { Step } from '#content/page-types.ts'
import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import './steps.css'

type Props = {
  items: Step[]
  /** Set along the ninety days, a third each: for three steps that name their days. */
  scaled?: boolean
}

/** A way of working, read along a line: across on a wide sheet, down on a narrow one. */
export function Steps({ items, scaled = false }: Props) {
  return (
    <div className={scaled ? 'steps steps-scaled' : 'steps'}>
      {scaled && <ScaleBar className="steps-scale" />}
      <ol data-count={items.length}>
        {items.map(({ number, title, description }) => (
          <li key={number}>
            <span aria-hidden="true" className="steps-number">
              {number}
            </span>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p>
                <Unbroken>{description}</Unbroken>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
