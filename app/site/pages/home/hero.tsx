import { facts, hero, metrics, plan } from '#content/home.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { CallToAction } from '#app/site/sections/call-to-action.tsx'
import { type Frame, Plate } from '#app/site/drawings/plate.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { HeroRuler } from './hero-ruler.tsx'
import drawings from './plan.plate.ts?plate'
import * as actions from '#app/site/sections/actions.module.css'
import * as styles from './hero.module.css'
import * as messageScreen from '#app/site/frame/message-screen.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as textStyles from '#app/ui/text.module.css'

/** Of the drawings of the plan. */
const frames: Frame[] = [
  [0, 240, 400, 240],
  [400, 240, 400, 240],
  [800, 0, 400, 480],
]
/** Of the outlines of all three, which are drawn over. */
const outlines: Frame = [0, 484, 1200, 480]
/** Of all three on one ruler, for phones. */
const phone: Frame = [0, 968, 480, 438]

/**
 * The tagline, each word over its third of the plan, and the plan over its scale bar; on a phone the plan is one drawing
 * below the tagline. What is animated is in an element of its own, which clips it.
 */
export function Hero() {
  return (
    <section className={`${styles.hero} ${messageScreen.underBar} ${surface.fineGrid}`}>
      <div className={surface.pageWidth}>
        <ul className={`${actions.actions} ${styles.heroFacts} ${textStyles.annotation}`}>
          {facts.map(({ term, value }) => (
            <li key={term}>
              {`${term} `}
              <strong>{value}</strong>
            </li>
          ))}
        </ul>
        <div className={styles.heroSheet}>
          <Plate of={drawings} frame={outlines} eager />
          <h1 className={styles.heroWords}>
            <span className={styles.heroPlanned} data-word="Blueprint,">
              Blueprint,
            </span>{' '}
            <span>Execute,</span> <span>Scale</span>
          </h1>
          <p className={styles.pin}>
            <span>
              <strong>{metrics.roas.number}</strong>
              {` ${metrics.roas.label.replace('45 ', '45\u00a0')}`}
            </span>
          </p>
          <Plate of={drawings} frame={phone} eager />
          <div className={styles.heroLead}>
            <p className={textStyles.lead}>{hero.lead}</p>
            <div className={actions.actions}>
              <CallToAction
                origin={`home: ${hero.primary}`}
                need="Strategic consulting"
                size="large"
              >
                {hero.primary}
              </CallToAction>
              <SiteLink to="/our-approach" className={buttonClass('secondary', 'large')}>
                {hero.secondary}
              </SiteLink>
            </div>
          </div>
          <ol className={styles.plan}>
            {plan.map(({ name, days, text }, third) => (
              <li key={name}>
                <picture>
                  <Plate of={drawings} frame={frames[third]} eager />
                </picture>
                <div>
                  <p className={`${textStyles.annotation} ${drawing.blueprint}`}>
                    <Unbroken>{days}</Unbroken>
                  </p>
                  <h2 className={textStyles.h4}>{name}</h2>
                </div>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <div>
            <HeroRuler />
          </div>
        </div>
      </div>
    </section>
  )
}
