import { page } from '#content/pages/careers.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './careers.module.css'
import * as text from '#app/ui/text.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const { title, lead, items } = page.trades

/** Three trades: each goes deep in one place and runs across all three. */
export function Trades() {
  return (
    <Section ground="deep">
      <SectionHead title={title} lead={lead} />
      <ul className={styles.trades}>
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <Depth of={index} />
            <h3 className={text.h3}>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The reach of one trade as a section through the ground: shallow across, deep in its own place. */
function Depth({ of }: { of: number }) {
  const [left, right] = [of * 100, of * 100 + 100]
  const hatch = Array.from({ length: 12 }, (_, line) => {
    const y = 46 + line * 14
    return `M${left + 10} ${y}L${left + 90} ${y - 22 + (line % 3)}`
  })
  return (
    <svg aria-hidden viewBox="0 0 300 220" className={`${drawing.drawing} ${styles.tradeDepth}`}>
      <path className={`${drawing.thin} ${drawing.dashed}`} d="M100 8V214M200 8V214" />
      <path className={drawing.tone} d={`M0 8H300V36H${right - 10}V214H${left + 10}V36H0z`} />
      <path className={drawing.thin} d={hatch.join('')} />
      <path className={drawing.inked} d={`M0 8H300V36H${right - 10}V214H${left + 10}V36H0z`} />
      <path className={drawing.accent} d={`M${left + 10} 214H${right - 10}`} strokeWidth="4" />
    </svg>
  )
}
