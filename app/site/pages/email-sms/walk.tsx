import { page } from '#content/pages/email-sms.ts'
import { Demonstration } from '#app/site/sections/demonstration.tsx'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import * as styles from './walk.module.css'
import * as text from '#app/ui/text.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** One flow, a moment at a time. The browser's own radios turn the pages, so it needs no script. */
export function Walk() {
  const { legend, reason, stops } = page.walk
  return (
    <Demonstration of={page.walk} ground="sheet">
      <fieldset className={styles.walk}>
        <legend className={text.srOnly}>{legend}</legend>
        {stops.map((stop, index) => (
          <WalkStop key={stop.at} isFirst={index === 0} reason={reason} {...stop} />
        ))}
      </fieldset>
    </Demonstration>
  )
}

type Stop = (typeof page.walk.stops)[number]
type StopProps = Stop & { isFirst: boolean; reason: string }

function WalkStop({ at, event, message, why, isFirst, reason }: StopProps) {
  return (
    <>
      <label>
        <input type="radio" name="walk" defaultChecked={isFirst} suppressHydrationWarning />
        <b>{at}</b>
        {event}
      </label>
      <div className={styles.walkPage}>
        <Envelope isOpen={Boolean(message)} />
        <div>
          {message && (
            <blockquote>
              <h3 className={text.h3}>{message.subject}</h3>
              <p>{message.text}</p>
            </blockquote>
          )}
          <p>
            <b>{reason}</b> {why}
          </p>
        </div>
      </div>
    </>
  )
}

/** Open with its letter half out, or still closed. */
const Envelope = ({ isOpen }: { isOpen: boolean }) => (
  <Drawing width={240} height={200} className={drawing.ink}>
    <path className={`${drawing.tone} ${drawing.solid}`} d="M44 192H236L220 176V92z" />
    {isOpen ? (
      <>
        <path className={drawing.blank} d="M20 92L120 20L220 92z" />
        <path className={drawing.blank} d="M44 30H196V130H44z" strokeWidth="2" />
        <path d="M62 56H146M62 74H178M62 92H170" />
        <path className={`${drawing.accent} ${drawing.solid}`} d="M160 42h22v22h-22z" />
      </>
    ) : null}
    <path className={drawing.blank} d="M20 92L120 150L220 92V184H20z" />
    <path d="M20 184L98 138M220 184L142 138" />
    {isOpen ? null : (
      <>
        <path className={drawing.blank} d="M20 92H220L120 160z" />
        <circle className={`${drawing.accent} ${drawing.solid}`} cx="120" cy="140" r="13" />
      </>
    )}
    <path d="M20 92V184H220V92" strokeWidth="3" />
  </Drawing>
)
