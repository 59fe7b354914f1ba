import { notify } from '#app/ui/notify.ts'
import { messages } from '#contract/messages.ts'
import { forgetCallToAction } from '#app/site/tracking.ts'
import { forgetSent } from './draft.ts'
import type { EnquiryValues } from './enquiry-values.ts'
import { type Fault, faultFrom } from './fault.ts'
import { sendEnquiry } from './send-enquiry.ts'

export type SentEnquiry = { id: string; at: Date; values: EnquiryValues }
type Outcome = { sent: SentEnquiry } | { fault: Fault }
type Show = (outcome: Outcome, isNew: boolean) => void

/**
 * An enquiry on its way belongs to the app: the visitor may leave the form's screen, and return to it, before the
 * answer comes.
 */
let sending = false
let shownForm: Show | null = null
/** The last outcome that came while no form was shown. */
let unseen: Outcome | null = null

export const isSending = () => sending

/** Calls `show` with the outcome of sending: at once with one that no form has shown yet, then with each new one. */
export function followSending(show: Show) {
  shownForm = show
  if (unseen) show(unseen, false)
  unseen = null
  return () => {
    if (shownForm === show) shownForm = null
  }
}

/** Sends one enquiry at a time: calls made while one is on its way are ignored. */
export async function sendInBackground(
  values: EnquiryValues,
  marks: Parameters<typeof sendEnquiry>[1],
) {
  if (sending) return
  sending = true
  const outcome = await send(values, marks)
  sending = false
  tell(outcome)
  if (shownForm) shownForm(outcome, true)
  else unseen = outcome
}

async function send(...enquiry: Parameters<typeof sendEnquiry>): Promise<Outcome> {
  const [values] = enquiry
  try {
    const { id, created_at } = await sendEnquiry(...enquiry)
    forgetCallToAction()
    forgetSent(values)
    return { sent: { id, at: new Date(created_at), values } }
  } catch (error) {
    return { fault: faultFrom(error) }
  }
}

function tell(outcome: Outcome) {
  if ('sent' in outcome) notify.success(messages.submitted.title, messages.submitted.detail)
  else notify.error(outcome.fault.title, outcome.fault.detail, { announced: shownForm !== null })
}
