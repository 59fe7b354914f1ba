import { useEffect, useState } from 'react'
import { page } from '#content/pages/fulfillment.ts'
import { pacificTime } from '#contract/business-time.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { Demonstration } from '#app/site/sections/demonstration.tsx'
import dialAndDay from './clock.plate.ts?plate'
import dial from './clock-phone.plate.ts?plate'
import { countdown, nextCutOff } from './cut-off.ts'
import * as styles from './order-clock.module.css'

const { clock } = page

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
