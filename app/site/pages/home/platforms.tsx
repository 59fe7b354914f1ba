import { platforms } from '#content/home.ts'
import * as styles from './platforms.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as text from '#app/ui/text.module.css'

export function Platforms() {
  return (
    <section className={`${surface.onSheet} ${styles.platforms}`} data-waits>
      <div className={surface.pageWidth}>
        <h2 className={text.h4}>{platforms.heading}</h2>
        <ul>
          {platforms.items.map(({ name, job }) => (
            <li key={name}>
              <strong className={text.h3}>{name}</strong>
              <span className={text.small}>{job}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
