import { platforms } from '#content/home.ts'

export function Platforms() {
  return (
    <section className="on-sheet platforms">
      <div className="page-width">
        <h2 className="annotation">{platforms.heading}</h2>
        <ul>
          {platforms.items.map(({ name, job }) => (
            <li key={name}>
              <span className="platform-name">{name}</span>
              <span className="annotation">{job}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
