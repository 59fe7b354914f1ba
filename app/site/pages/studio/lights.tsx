import { useEffect, useRef, useState } from 'react'
import { page } from '#content/pages/studio.ts'
import { Demonstration } from '#app/site/sections/demonstration.tsx'
import { RangeField } from '#app/ui/range-field.tsx'
import { LitBottle } from './lit-bottle.tsx'
import * as styles from './lights.module.css'

const { lights } = page
const views: Record<string, string> = {
  '1:1': '20 80 560 560',
  '4:5': '60 40 480 600',
  '9:16': '120 0 360 640',
}

/** One bottle, three lights, three crops. The lights are switched by CSS; only moving the light needs the script. */
export function Lights() {
  const slider = useRef<HTMLInputElement>(null)
  const [key, setKey] = useState(lights.keyAt)
  const read = () => setKey(Number(slider.current!.value))
  // The light may have been moved before hydration.
  useEffect(read, [])

  return (
    <Demonstration of={lights} ground="deep">
      <div className={styles.lights}>
        <ul>
          {lights.frames.map(({ ratio, use }, index) => (
            <li key={ratio}>
              <svg
                viewBox={views[ratio]}
                width="100%"
                {...(index ? { 'aria-hidden': true } : { role: 'img', 'aria-label': lights.alt })}
              >
                {index ? <use href="#shot" /> : <LitBottle light={key / 100} />}
              </svg>
              <b>{ratio}</b> {use}
            </li>
          ))}
        </ul>
        <fieldset>
          <legend>{lights.legend}</legend>
          {lights.switches.map(({ name, label, effect }) => (
            <label key={name}>
              <input type="checkbox" name={name} defaultChecked suppressHydrationWarning />
              {/* One text with the space, which a separate text would lose in the name of the box. */}
              <b>{label}</b>
              {` ${effect}`}
            </label>
          ))}
        </fieldset>
        <form onInput={read}>
          <RangeField
            ref={slider}
            name="key-at"
            label={lights.move}
            said={lights.place(key)}
            min={-90}
            max={90}
            step={10}
            defaultValue={lights.keyAt}
          />
        </form>
      </div>
    </Demonstration>
  )
}
