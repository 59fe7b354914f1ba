import type { TimelineEntry } from '#contract/timeline.ts'
import { HOUR } from '#contract/durations.ts'
import { startSmtpServer } from './receivers/smtp-server.ts'
import { withEnquiry } from './staff.ts'
import { startTestApp } from './start-test-app.ts'

export type Reply = Extract<TimelineEntry, { kind: 'reply' }>
export const letter = { subject: 'Your enquiry', text: 'Hello Ada,\n\nThursday suits us.' }
const env = { MAIL_FROM: 'Agency <hello@agency.example>', VISITOR_CONFIRMATION: 'off' }

/** A server with a mail server, an enquiry and an admin who can answer it. */
export async function startReplyTestApp(
  options: Parameters<typeof startSmtpServer>[0] = {},
  more = {},
) {
  const smtp = await startSmtpServer(options)
  const app = await startTestApp({ env: { ...env, SMTP_URL: smtp.url } })
  const stack = new AsyncDisposableStack()
  stack.use(smtp)
  stack.use(app)
  const { staff, id } = await withEnquiry(app, { message: 'First orders come.', ...more })
  const received = app.clock.now().toISOString()
  const path = `${staff.path(id)}/replies`
  app.clock.advance(HOUR)
  return {
    app,
    staff,
    id,
    path,
    received,
    send: (body: object = letter) => staff.post(path, body),
    async pass(milliseconds: number) {
      app.clock.advance(milliseconds)
      await app.outbox.drain()
    },
    /** What the mail server received for the visitor. */
    letters: () => smtp.received.filter(({ recipients }) => recipients[0] === 'ada@shop.example'),
    replies: async () =>
      (await staff.get(`${staff.path(id)}/timeline`))
        .json<{ rows: TimelineEntry[] }>()
        .rows.filter((row): row is Reply => row.kind === 'reply'),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
