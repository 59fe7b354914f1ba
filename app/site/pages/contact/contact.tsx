import type { ScreenHandle } from '#app/screen.ts'
import { contactSeo } from '#content/contact.ts'
import { ContactCards } from './contact-cards.tsx'
import { ContactHero } from './contact-hero.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { Questions } from './questions.tsx'
import './contact.css'

export const handle: ScreenHandle = { seo: contactSeo, hydrate: 'idle' }

/** A drafting sheet: the plan above, the form in its frame, the facts in the title block down its side, notes below. */
export function Component() {
  return (
    <>
      <div className="under-bar fine-grid">
        <ContactHero />
        <div className="page-width pb-20 lg:pb-28">
          <div className="drafting-sheet">
            <EnquiryForm />
            <ContactCards />
          </div>
        </div>
      </div>
      <Questions />
    </>
  )
}
