import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { page } from '#content/pages/web-design.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { Demonstration } from '#app/site/sections/demonstration.tsx'
import { Points } from '#app/site/sections/points.tsx'
import { RangeField } from '#app/ui/range-field.tsx'
import stores from './store.plate.ts?plate'
import * as styles from './before-after.module.css'
import * as text from '#app/ui/text.module.css'

const { storefronts } = page
const atFirst = 50

/**
 * Two states of one storefront, divided by a line that a slider or a drag moves; without scripts one is below the
 * other.
 */
export function BeforeAfter() {
  const stack = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState(atFirst)
  const read = () => setShare(Number(slider.current!.value))
  // The slider may have been moved before hydration.
  useEffect(read, [])
  useEffect(() => stack.current!.style.setProperty('--before', `${share}%`), [share])

  function drag({ buttons, clientX, currentTarget, pointerId }: PointerEvent<HTMLDivElement>) {
    if (!buttons) return
    currentTarget.setPointerCapture(pointerId)
    const { left, width } = currentTarget.getBoundingClientRect()
    // The slider clamps the value to its range and steps.
    slider.current!.value = String(((clientX - left) / width) * 100)
    read()
  }

  return (
    <Demonstration of={storefronts} ground="sheet">
      <div className={styles.storefronts}>
        <div>
          <div
            ref={stack}
            className={styles.beforeAfter}
            onPointerDown={drag}
            onPointerMove={drag}
            onDragStart={(event) => event.preventDefault()}
          >
            <Plate of={stores} frame={[646, 6, 620, 434]} alt={storefronts.after.alt} />
            <Plate of={stores} frame={[6, 6, 620, 434]} alt={storefronts.before.alt} />
          </div>
          <form onInput={read}>
            <RangeField
              ref={slider}
              name="before"
              label={storefronts.slider}
              said={`${share}%`}
              step={5}
              defaultValue={atFirst}
            />
          </form>
        </div>
        {[storefronts.before, storefronts.after].map(({ title, points }) => (
          <div key={title}>
            <h3 className={text.h3}>{title}</h3>
            <Points items={points} />
          </div>
        ))}
      </div>
    </Demonstration>
  )
}
