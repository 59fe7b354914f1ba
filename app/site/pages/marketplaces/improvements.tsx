import { page } from '#content/pages/marketplaces.ts'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'

/** A hundred is this share of the bar's place, so that the longest still fits. */
const scale = 0.6

const width = (amount: number) => `${amount * scale}%`

/** Each figure as two lines: where it started, and where it ended. */
export function Improvements() {
  const { items, ...head } = page.improvements
  return (
    <Section ground="sheet">
      <SectionHead {...head} />
      <ul className="improvements">
        {items.map(({ label, value, before, after, note }) => (
          <li key={label}>
            <h3 className="text-h3">{label}</h3>
            <svg aria-hidden className="improvement-bar" width="100%" height="76">
              <rect x="0" y="14" width={width(before)} height="14" />
              <rect className="after" x="0" y="40" width={width(after)} height="22" />
              <line className="start" x1={width(before)} x2={width(before)} y1="0" y2="76" />
            </svg>
            <p>
              <strong className="improvement-value">{value}</strong>{' '}
              <span className="annotation">{note}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
