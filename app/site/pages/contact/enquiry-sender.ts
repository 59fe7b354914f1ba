import { notify } from '#app/ui/notify.ts'
import { messages } from '#contract/messages.ts'
import { forgetCallToAction } from '#app/site/tracking.ts'
import { forgetSent } from './draft.ts'
import { changeEnquiryState, enquiryState, type SentEnquiry } from './enquiry-state.ts'
import type { EnquiryValues } from './enquiry-values.ts'
import { type Fault, faultFrom } from './fault.ts'
import { sendEnquiry } from './send-enquiry.ts'

type Outcome = { sent: SentEnquiry } | { fault: Fault }
type Follower = (outcome: Outcome) => void

let shownForm: Follower | null = null

/** Calls `follower` after each response that arrives while the form is mounted. */
export function followOutcomes(follower: Follower) {
  shownForm = follower
  return () => {
    if (shownForm === follower) shownForm = null
  }
}

/** Sends one enquiry at a time: calls during a pending request are ignored. */
export async function sendInBackground(
  values: EnquiryValues,
  marks: Parameters<typeof sendEnquiry>[1],
) {
  if (enquiryState().sending) return
  // An earlier receipt beside a later error would read as if this one had been received.
  changeEnquiryState({ sending: true, fault: null, sent: null })
  const outcome = await send(values, marks)
  notifyOutcome(outcome)
  changeEnquiryState({ sending: false, ...outcome })
  shownForm?.(outcome)
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

function notifyOutcome(outcome: Outcome) {
  if ('sent' in outcome)
    notify.success(messages.submitted.title, messages.submitted.detail, { id: formToast })
  else notifyFault(outcome.fault, shownForm !== null)
}

/** What became of an attempt replaces what was said about the one before. */
const formToast = 'enquiry'

/** `announced`: the form's own alert already announces it to screen readers. */
export const notifyFault = ({ title, detail }: Fault, announced: boolean) =>
  notify.error(title, detail, { announced, id: formToast })
