import type { ReactNode } from 'react'
import { Plate } from '#app/site/drawings/plate.tsx'
import type { PlateFile } from '#app/site/drawings/plate-file.ts'
import * as styles from './folded-message.module.css'
import * as messageScreen from '#app/site/frame/message-screen.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  title: string
  lead: string
  more: string
  drawing: PlateFile
  children: ReactNode
}

/** A screen about our e-mails: the result as a drawing and a sentence, and what to do next. */
export const FoldedMessage = ({ title, lead, more, drawing, children }: Props) => (
  <section className={`${messageScreen.underBar} ${surface.fineGrid}`}>
    <div className={`${surface.pageWidth} ${messageScreen.messageScreen} ${styles.foldedMessage}`}>
      <Plate of={drawing} className={messageScreen.messageDrawing} eager />
      <h1 className={text.h2}>{title}</h1>
      <p className={text.lead}>{lead}</p>
      {children}
      <p className={styles.more}>{more}</p>
    </div>
  </section>
)
