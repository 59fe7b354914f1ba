import { page } from '#content/pages/portfolio.ts'
import { Section } from '#app/ui/section.tsx'
import { SampleDrawing } from './sample-drawing.tsx'

const { title, all, mediums, labels, items } = page.samples
const choices = [all, ...mediums]

/** The kinds of work in frames of their own shape: upright stills, wide films, long recordings. */
export function Samples() {
  return (
    <Section ground="sheet" className="samples">
      <div className="samples-head">
        <h2 className="text-h2">{title}</h2>
        {/* Chosen and answered by the style sheet alone, so that it needs no script. */}
        <fieldset className="samples-choice">
          <legend className="sr-only">Show</legend>
          {choices.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="medium"
                value={choice}
                defaultChecked={choice === all}
                suppressHydrationWarning
              />
              <span>{choice}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {mediums.map((medium) => (
        <ul key={medium} data-medium={medium}>
          {items.map((sample, index) =>
            sample.medium === medium ? (
              <li key={sample.title}>
                <div className="sample-frame">
                  <SampleDrawing at={index} />
                </div>
                <p className="annotation" aria-hidden="true">
                  {medium} {index + 1}
                </p>
                <h3 className="text-h3">{sample.title}</h3>
                <dl>
                  <dt className="annotation">{labels.brief}</dt>
                  <dd>{sample.brief}</dd>
                  <dt className="annotation">{labels.delivered}</dt>
                  <dd>{sample.delivered}</dd>
                </dl>
              </li>
            ) : null,
          )}
        </ul>
      ))}
    </Section>
  )
}
