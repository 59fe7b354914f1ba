import { contactQuestions } from '#content/contact.ts'
import { Accordion } from '#app/site/sections/accordion.tsx'

/** One note open at a time, by the browser itself: `name` makes the group. */
export function Questions() {
  return (
    <section aria-labelledby="questions-title" className="on-deep fine-grid">
      <div className="page-width grid gap-x-12 gap-y-10 py-20 lg:grid-cols-12 lg:py-28">
        <h2 id="questions-title" className="text-h2 lg:col-span-4">
          {contactQuestions.title}
        </h2>
        <div className="lg:col-span-8">
          <Accordion name="contact-questions" items={contactQuestions.items} firstOpen />
        </div>
      </div>
    </section>
  )
}
