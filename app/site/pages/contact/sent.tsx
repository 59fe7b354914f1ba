import { useEffect, useSyncExternalStore } from 'react'
import type { ScreenHandle } from '#app/screen.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { contactReceipt, sentPage, sentSeo } from '#content/contact.ts'
import { messages } from '#contract/messages.ts'
import { shownWith, slotFor } from '#contract/page-slots.ts'
import { referenceIn } from '#contract/reference.ts'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { forgetCallToAction } from '#app/site/tracking.ts'
import { forgetDraft } from './draft.ts'
import { JourneyMap } from './journey-map.tsx'
import './contact.css'

export const handle: ScreenHandle = { seo: sentSeo, hydrate: 'now' }

const never = () => () => {}
const readReference = () => referenceIn(location.search)
/** What the server wrote into the page that is being taken over. */
const readWritten = () =>
  (typeof document !== 'undefined' && document.querySelector('[data-reference]')?.textContent) ||
  undefined

/** Where the server sends a browser whose form went out without our script. Says what the toast would have said. */
export function Component() {
  const reference = useSyncExternalStore(never, readReference, readWritten)
  useEffect(() => {
    forgetDraft()
    forgetCallToAction()
  }, [])
  return (
    <section className="under-bar fine-grid">
      <div className="page-width grid items-center gap-12 py-16 lg:grid-cols-12 lg:py-24">
        <div className="receipt border-[1.5px] border-ink lg:col-span-7!">
          <p aria-hidden="true" className="receipt-stamp">
            {contactReceipt.stamp}
          </p>
          <h1 className="max-w-[12ch] text-h2">{messages.submitted.title}</h1>
          <p className="mt-4 max-w-prose text-lead">{messages.submitted.detail}</p>
          <div {...shownWith('reference')} hidden={!reference} className="mt-8">
            <p className="annotation text-ink-soft">{contactReceipt.reference}</p>
            <p
              {...slotFor('reference')}
              data-reference=""
              className="font-mono text-h3 font-medium"
            >
              {reference}
            </p>
          </div>
          <p className="mt-6 flex flex-wrap gap-4">
            <SiteLink to="/" className={buttonClass()}>
              {sentPage.back}
            </SiteLink>
            <SiteLink to="/contact" className={buttonClass('secondary')}>
              {contactReceipt.another}
            </SiteLink>
          </p>
        </div>
        <div className="hidden text-blueprint lg:col-span-5 lg:block">
          <JourneyMap />
        </div>
      </div>
    </section>
  )
}
