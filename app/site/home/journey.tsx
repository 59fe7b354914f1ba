import { journey } from '#content/home.ts'
import { JourneyDrawing } from './journey-drawing.tsx'

export function Journey() {
  return (
    <section className="journey on-deep fine-grid">
      <div className="page-width">
        <div className="journey-head">
          <h2 className="text-h2">{journey.heading}</h2>
          <p className="text-lead">{journey.lead}</p>
        </div>
        <ol className="journey-stages">
          {journey.stages.map(({ key, name, text, tools }) => (
            <li key={key}>
              <JourneyDrawing stage={key} />
              <div>
                <h3 className="text-h3">{name}</h3>
                <p>{text}</p>
                <p className="annotation">{tools}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
