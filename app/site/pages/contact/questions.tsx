import { contactQuestions } from '#content/contact.ts'
import { Accordion } from '#app/site/sections/accordion.tsx'
import { Plate } from '#app/site/drawings/plate.tsx'
import letterBox from './letter-box.plate.ts?plate'
import * as styles from './contact.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as text from '#app/ui/text.module.css'

export function Questions() {
  return (
    <section
      aria-labelledby="questions-title"
      className={surface.fineGrid}
      data-ground="deep"
      data-waits
    >
      <div className={`${surface.pageWidth} ${styles.contactQuestions}`}>
        <h2 id="questions-title" className={text.h2}>
          {contactQuestions.title}
        </h2>
        <Plate of={letterBox} className={styles.questionsDrawing} />
        <div className={styles.questionsList}>
          <Accordion name="contact-questions" items={contactQuestions.items} firstOpen />
        </div>
      </div>
    </section>
  )
}
