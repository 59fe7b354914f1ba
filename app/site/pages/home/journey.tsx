import { journey } from '#content/home.ts'
import { JourneyDrawing } from './journey-drawing.tsx'
import { Section } from '#app/ui/section.tsx'

export function Journey() {
  return (
    <Section ground="deep">
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
    </Section>
  )
}
