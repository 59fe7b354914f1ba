import { useEffect, useState } from 'react'
import { page } from '#content/pages/fulfillment.ts'
import { pacificTime } from '#app/site/business-time.ts'
import { Demonstration } from '#app/site/sections/demonstration.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { countdown, nextCutOff } from './cut-off.ts'
import * as styles from './order-clock.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

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
        <Face />
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

/** Two o'clock, and the hours before it in which an order is still shipped today. */
const Face = () => (
  <Drawing width={160} height={160}>
    <circle className={drawing.tone} cx="80" cy="80" r="78" strokeWidth="3" />
    <path className={`${drawing.accent} ${drawing.solid}`} d="M80 80V22A58 58 0 0 1 130.200 51z" />
    <path d="M80 10v14M80 136v14M10 80h14M136 80h14" strokeWidth="3" />
    <path d="M115 19.400l-5 8.700M140.600 45l-8.700 5M140.600 115l-8.700-5M115 140.600l-5-8.700M45 140.600l5-8.700M19.400 115l8.700-5M19.400 45l8.700 5M45 19.400l5 8.700" />
    <path d="M80 80V28M80 80L119 57.500" strokeWidth="5" />
    <circle className={drawing.solid} cx="80" cy="80" r="6" />
  </Drawing>
)
