import { page } from '#content/pages/email-sms.ts'
import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { Section } from '#app/ui/section.tsx'

/** What is live at each mark of the plan; the one result without a day of its own stands apart. */
export function Results() {
  const { title, headline, items, scope } = page.results
  return (
    <Section>
      <div className="results-head">
        <h2 className="text-h2">{title}</h2>
        <div>
          <p className="figure">{headline.value}</p>
          <p className="figure-label">{headline.label}</p>
          <p className="results-about">{headline.description}</p>
        </div>
      </div>
      <ScaleBar className="results-scale" />
      <ol className="results">
        {items.map(({ value, label, span, description }) => (
          <li key={span}>
            <p className="annotation">{span}</p>
            <h3 className="results-value">{value}</h3>
            <p className="figure-label">{label}</p>
            <p className="results-about">{description}</p>
          </li>
        ))}
      </ol>
      <p className="annotation results-scope">{scope}</p>
    </Section>
  )
}
