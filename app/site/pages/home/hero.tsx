import { facts, hero, plan } from '#content/home.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { CallToAction } from '#app/site/sections/call-to-action.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { PlanDrawing } from './plan-drawing.tsx'

/** The tagline, each word over its third of the plan, and the plan itself over its scale bar. */
export function Hero() {
  return (
    <section className="hero under-bar fine-grid">
      <div className="page-width">
        <dl className="hero-facts annotation">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="hero-sheet">
          <h1 className="hero-words">
            <span className="hero-planned">Blueprint,</span> <span>Execute,</span>{' '}
            <span>Scale</span>
          </h1>
          <div className="hero-lead">
            <p className="text-lead">{hero.lead}</p>
            <div className="hero-actions">
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
          <h2 className="sr-only">The 90-day plan</h2>
          <ol className="plan">
            {plan.map(({ name, days, text }) => (
              <li key={name}>
                <PlanDrawing stage={name} />
                <div className="plan-text">
                  <p className="annotation">
                    <Unbroken>{days}</Unbroken>
                  </p>
                  <h3 className="text-h4">{name}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ScaleBar className="plan-scale" />
        </div>
      </div>
    </section>
  )
}
