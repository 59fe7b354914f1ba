import { page } from '#content/pages/email-sms.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { Demonstration } from '#app/site/sections/demonstration.tsx'
import moments from './walk.plate.ts?plate'
import * as styles from './walk.module.css'
import * as text from '#app/ui/text.module.css'

const { legend, reason, stops } = page.walk
/** The plate ends with two more frames: the tray of messages at first and in the end, at the foot of its frame. */
const frames = stops.length + 2
const trayTop = 216

/** One flow, step by step. Radio buttons and CSS switch between the steps, so that no script is needed. */
export function Walk() {
  return (
    <Demonstration of={page.walk} ground="sheet">
      <fieldset className={styles.walk}>
        <legend className={text.srOnly}>{legend}</legend>
        {stops.map((stop, index) => (
          <WalkStop key={stop.at} index={index} stop={stop} />
        ))}
      </fieldset>
    </Demonstration>
  )
}

type Stop = (typeof page.walk.stops)[number]
type StopProps = { stop: Stop; index: number }

function WalkStop({ stop, index }: StopProps) {
  return (
    <>
      <label>
        <input type="radio" name="walk" defaultChecked={!index} suppressHydrationWarning />
        <b>{stop.at}</b>
        {` ${stop.event}`}
      </label>
      <div className={styles.walkPage}>
        <Plate of={moments} part={[index, frames]} />
        <div data-at={stop.at}>
          {'message' in stop ? (
            <blockquote>
              <h3 className={text.h3}>{stop.message.subject}</h3>
              <p>{stop.message.text}</p>
            </blockquote>
          ) : (
            <>
              <h3 className={text.h3}>{stop.silence}</h3>
              <Plate of={moments} part={[stops.length + (index ? 1 : 0), frames, trayTop]} />
            </>
          )}
          <p data-ground="deep">
            <b>{reason}</b> {stop.why}
          </p>
        </div>
      </div>
    </>
  )
}
