import { page } from '#content/pages/about.ts'
import { Section } from '#app/ui/section.tsx'

/** Five figures, each measured across, on one sheet with its title. */
export function Statistics() {
  const { title, items } = page.statistics
  return (
    <Section ground="deep">
      <div className="statistics">
        <h2 className="text-h2">{title}</h2>
        <ul>
          {items.map(({ number, label, description }) => (
            <li key={label}>
              <p className="figure measured">{number}</p>
              <h3 className="text-h4">{label}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
