import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { contactHero } from '#content/contact.ts'
import { JourneyMap } from './journey-map.tsx'

export function ContactHero() {
  return (
    <section className="page-width grid items-end gap-x-12 gap-y-10 pt-10 pb-14 sm:pt-16 lg:grid-cols-12 lg:pb-20">
      <div className="lg:col-span-7">
        <h1 className="text-h1">{contactHero.headline}</h1>
        <p className="mt-7 max-w-xl text-lead text-ink-soft">{contactHero.lead}</p>
      </div>
      <div className="max-w-lg text-blueprint lg:col-span-5 lg:max-w-none">
        <JourneyMap />
        <ScaleBar className="mt-6 text-ink" />
      </div>
    </section>
  )
}
