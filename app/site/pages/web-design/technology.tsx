import { page } from '#content/pages/web-design.ts'

/** What a storefront is made of, in a window drawn on its own column grid. */
export function Technology() {
  const { title, items } = page.hero.panel
  return (
    <div className="technology">
      <h2 className="annotation">{title}</h2>
      <dl>
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt className="annotation">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
