import { journey } from '#content/home.ts'
import onPhone from './journey/journey-phone.plate.ts?plate'
import drawings from './journey/journey.plate.ts?plate'
import { Plate } from '#app/site/drawings/plate.tsx'
import { SectionHead } from '#app/site/sections/section-head.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './journey.module.css'
import * as textStyles from '#app/ui/text.module.css'

const { width, height } = drawings
const ofEight = (part: number, className?: string) =>
  ({ frame: [(part * width) / 8, 0, width / 8, height], className }) as const

/** The layers of each station: its background, the parcel, and the parts in front of the parcel. */
const stations = [
  [{ ...ofEight(0), phone: onPhone }, ofEight(3, styles.planned)],
  [ofEight(1), ofEight(4, styles.inked), ofEight(5)],
  [ofEight(2), ofEight(6, styles.shelved), ofEight(7)],
]

/**
 * Three stations of the parcel, side by side: the light beam continues from one to the next. On a phone they are one
 * upright drawing, which is that of the first.
 */
export function Journey() {
  return (
    <Section ground="deep">
      <SectionHead title={journey.heading} lead={journey.lead} />
      <ol className={styles.journeyStages}>
        {journey.stages.map(({ key, name, text, tools }, place) => (
          <li key={key}>
            <div className={styles.station}>
              {stations[place]?.map(({ className, ...part }) => (
                <span key={part.frame[0]} className={className}>
                  <Plate of={drawings} {...part} />
                </span>
              ))}
            </div>
            <div>
              <h3 className={textStyles.h3}>{name}</h3>
              <p>{text}</p>
              <p className={textStyles.small}>{tools}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
