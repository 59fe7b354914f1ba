import * as styles from './section-head.module.css'
import * as text from '#app/ui/text.module.css'

type Props = { title: string; lead?: string | undefined; id?: string | undefined }

/** A section's title and lead. The anchor is on the title, so that a link scrolls it to below the bar. */
export function SectionHead({ title, lead, id }: Props) {
  return (
    <div className={styles.sectionHead}>
      <h2 id={id} tabIndex={id ? -1 : undefined} className={text.h2}>
        {title}
      </h2>
      {lead && <p className={text.lead}>{lead}</p>}
    </div>
  )
}
