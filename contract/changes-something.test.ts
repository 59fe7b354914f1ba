import { expect, test } from 'vitest'
import { BulkChange, EnquiryChange } from './enquiry-change.ts'
import { PersonChange } from './person.ts'
import { ReplyTemplateChange } from './reply.ts'
import { RetentionChange } from './retention.ts'
import { SavedViewChange } from './saved-view.ts'
import { WebhookChange } from './webhook.ts'

test.each([
  ['enquiry', EnquiryChange.safeParse({ version: 1 })],
  ['enquiries', BulkChange.safeParse({ ids: [crypto.randomUUID()], change: {} })],
  ['person', PersonChange.safeParse({})],
  ['reply template', ReplyTemplateChange.safeParse({})],
  ['retention periods', RetentionChange.safeParse({})],
  ['saved view', SavedViewChange.safeParse({})],
  ['webhook', WebhookChange.safeParse({ name: 'not a field' })],
])('a change of %s that names no field is refused', (_what, { error }) => {
  expect(error?.issues).toMatchObject([{ message: 'changes nothing' }])
})

test('retention periods may be changed to null, which keeps the data', () => {
  expect(RetentionChange.safeParse({ closed: null }).success).toBe(true)
})
