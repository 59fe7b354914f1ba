import { contactQuestions } from '#content/contact.ts'

/** One note open at a time, by the browser itself: `name` makes the group. */
export function Questions() {
  return (
    <section aria-labelledby="questions-title" className="on-deep fine-grid">
      <div className="page-width grid gap-x-12 gap-y-10 py-20 lg:grid-cols-12 lg:py-28">
        <h2 id="questions-title" className="text-h2 lg:col-span-4">
          {contactQuestions.title}
        </h2>
        <div className="questions lg:col-span-8">
          {contactQuestions.items.map(({ question, answer }, index) => (
            <details
              key={question}
              name="contact-questions"
              open={index === 0}
              suppressHydrationWarning
            >
              <summary>
                <span aria-hidden="true" className="annotation text-chalk-soft">
                  {index + 1}
                </span>
                <h3 className="text-h3">{question}</h3>
              </summary>
              <p className="max-w-prose pr-10 pb-8 text-chalk-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
