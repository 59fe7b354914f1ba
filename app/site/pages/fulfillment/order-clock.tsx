import { useEffect, useState } from 'react'
import { page } from '#content/pages/fulfillment.ts'
import { pacific, pacificTime } from '#contract/business-time.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { Demonstration } from '#app/site/sections/demonstration.tsx'
import dialAndDay from './clock.plate.ts?plate'
import dial from './clock-phone.plate.ts?plate'
import { countdown, nextCutOff } from './cut-off.ts'
import * as styles from './order-clock.module.css'

const { clock } = page

/** The hands of the drawn dial: at two o'clock, like its mark, until a script tells the time. */
function Hands({ now }: { now: Date | undefined }) {
  const minutes = now ? pacific(now).hour * 60 + now.getUTCMinutes() : 14 * 60
  return (
    <svg aria-hidden="true" viewBox="0 0 330 330" width="24.55%" stroke="white" strokeWidth="11">
      <path d="M160 182V96" transform={`rotate(${minutes / 2} 160 160)`} />
      <path d="M160 182V58" transform={`rotate(${(minutes % 60) * 6} 160 160)`} />
      <circle cx="160" cy="160" r="8" />
    </svg>
  )
}

/** Counts down to the next cut-off. Without scripts it shows the time of the cut-off. */
export function OrderClock() {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  const cutOff = now && nextCutOff(now)

  return (
    <Demonstration of={clock} ground="deep">
      <div className={styles.orderClock}>
        <Plate of={dialAndDay} phone={dial} />
        <Hands now={now} />
        <div>
          <p role="timer" className={styles.timeLeft}>
            {now && cutOff ? countdown(now, cutOff) : clock.still}
          </p>
          <p>{cutOff ? clock.until(pacificTime(cutOff)) : clock.stillUntil}</p>
        </div>
      </div>
    </Demonstration>
  )
}
