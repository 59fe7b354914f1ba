import { useEffect, useRef, useState } from 'react'
import { page } from '#content/pages/podcast.ts'
import { Demonstration } from '#app/site/sections/demonstration.tsx'
import { RangeField } from '#app/ui/range-field.tsx'
import { SettledStatus } from '#app/ui/settled-status.tsx'
import { LevelDrawing } from './level-drawing.tsx'
import { clips, gainRange, loudnessAt, voices, type Gains, type Voice } from './takes.ts'
import * as styles from './leveling.module.css'
import * as figure from '#app/ui/figure.module.css'
import * as text from '#app/ui/text.module.css'

const { leveling } = page
const asRecorded: Gains = { host: 0, guest: 0 }
const signed = (amount: number) => `${amount > 0 ? '+' : ''}${amount.toFixed(1)} dB`

/** Two voices to adjust to the same loudness. The figures are computed from the visible bars. */
export function Leveling() {
  const form = useRef<HTMLFormElement>(null)
  const [gains, setGains] = useState(asRecorded)
  const read = () => {
    const data = new FormData(form.current!)
    setGains({ host: Number(data.get('host')), guest: Number(data.get('guest')) })
  }
  // The sliders may have been moved before hydration.
  useEffect(read, [])

  const loudness = loudnessAt(gains)
  const show = `${loudness.show.toFixed(1)} LUFS`
  const verdict = leveling.verdict(loudness)
  const said = (voice: Voice) => {
    const level = `${signed(gains[voice])}: ${loudness[voice].toFixed(1)} LUFS`
    return clips(voice, gains[voice]) ? `${level}, ${leveling.clipped}` : level
  }
  return (
    <Demonstration of={leveling} ground="sheet">
      <div className={styles.leveling}>
        <LevelDrawing gains={gains} />
        <div>
          <p className={figure.figureLabel}>{leveling.show}</p>
          <p className={styles.levelingFigure}>{show}</p>
          <p>{verdict}</p>
          <SettledStatus afterMs={800}>{`${show}. ${verdict}`}</SettledStatus>
          <form ref={form} onInput={read}>
            <p>{leveling.invitation}</p>
            {voices.map((voice) => (
              <RangeField
                key={voice}
                name={voice}
                label={leveling.voices[voice]}
                said={said(voice)}
                defaultValue={0}
                {...gainRange}
              />
            ))}
          </form>
          <p className={`${text.small} ${styles.method}`}>{leveling.method}</p>
        </div>
      </div>
    </Demonstration>
  )
}
