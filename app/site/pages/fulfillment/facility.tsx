import { page } from '#content/pages/fulfillment.ts'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { RegionMap } from './region-map.tsx'

/** The facility as a map with its title block. */
export function Facility() {
  const { title, note, lead, items } = page.facility
  return (
    <Section ground="sheet">
      <div className="facility">
        <div>
          <p className="annotation">{note}</p>
          <h2 className="text-h2">{title}</h2>
          <p className="text-lead">{lead}</p>
        </div>
        <RegionMap />
        <dl className="facility-block">
          {items.map(({ label, value }) => (
            <div key={label}>
              <dt className="annotation">{label}</dt>
              <dd>
                <Unbroken>{value}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
