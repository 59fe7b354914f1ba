import { page } from '#content/pages/our-approach.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import * as styles from './timeline.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'
import * as text from '#app/ui/text.module.css'
import * as figure from '#app/ui/figure.module.css'

const [days, top] = [90, 160]
const { items } = page.timeline
const marks = items.map(({ low, high }, index) => ({ day: (index + 1) * 30, low, high }))
const height = (percent: number) => top - percent
const line = (side: 'low' | 'high') => marks.map((mark) => `L${mark.day} ${height(mark[side])}`)
const back = line('low').toReversed().join('')

/** The ranges in the text to scale, over the plan's 90 days. */
export function Timeline() {
  const { id, title, scope } = page.timeline
  return (
    <Section ground="deep" pace="turn">
      <SectionHead id={id} title={title} />
      <div className={styles.timeline}>
        <svg
          aria-hidden="true"
          className={`${drawing.drawing} ${styles.timelineChart}`}
          width="100%"
          height="320"
        >
          <svg width="100%" height="100%" viewBox={`0 0 ${days} ${top}`} preserveAspectRatio="none">
            <path className={drawing.thin} d="M0 110H90M0 60H90M0 10H90" />
            <path
              className={`${drawing.tone} ${drawing.solid}`}
              d={`M0 ${top}${line('high').join('')}${back}Z`}
            />
            <path className={drawing.dashed} d={`M0 ${top}${line('low').join('')}`} />
            <path d={`M0 ${top}${line('high').join('')}`} />
            <path
              className={`${drawing.accent} ${styles.accent}`}
              d={marks
                .map(({ day, low, high }) => `M${day} ${height(high)}V${height(low)}`)
                .join('')}
            />
          </svg>
          {[50, 100, 150].map((percent) => (
            <text key={percent} x="0" y={`${(height(percent) / top) * 100}%`} dy="-6">
              {percent}%
            </text>
          ))}
        </svg>
        <ScaleBar className={styles.timelineBar} />
        <ol>
          {items.map(({ span, value, description }) => (
            <li key={span}>
              <h3 className={text.annotation}>{span}</h3>
              <p className={`${figure.figure} ${styles.figure}`}>
                <Unbroken>{value}</Unbroken>
              </p>
              <p>{description}</p>
            </li>
          ))}
        </ol>
        <p className={`${text.small} ${styles.timelineScope}`}>{scope}</p>
      </div>
    </Section>
  )
}
