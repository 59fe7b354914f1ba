import { expect, test } from 'vitest'
import { AuditExportQuery } from './audit.ts'
import { EnquiryExportQuery } from './enquiry-list.ts'
import { SubscriberExportQuery } from './newsletter.ts'

test.each([
  ['enquiries', EnquiryExportQuery],
  ['subscribers', SubscriberExportQuery],
  ['the audit log', AuditExportQuery],
])(
  'the error about an unknown parameter in the export of %s calls it a parameter',
  (_what, query) => {
    const { error } = query.safeParse({ format: 'csv', colour: 'red' })
    expect(error?.issues).toMatchObject([{ message: 'has unknown parameters: colour' }])
  },
)
