import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** A flow: a letter, a decision, a message or a wait. */
export function EmailSms() {
  return (
    <>
      <path className={drawing.tone} d="M6 40h52v38H6z" />
      <Line d="M6 40L32 62L58 40" />
      <Line d="M58 59H78" />
      <path className={drawing.blank} d="M96 41l18 18-18 18-18-18z" />
      <Line d="M96 41V22H126M96 77V98H126" />
      <path className={drawing.blank} d="M126 8h42v28h-28l-8 8v-8h-6z" />
      <path className={drawing.thin} d="M134 18h26M134 26h16" />
      <circle cx="140" cy="98" r="13" />
      <path className={drawing.accent} d="M140 90v8h6" />
    </>
  )
}
