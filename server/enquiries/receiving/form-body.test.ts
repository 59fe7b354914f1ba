import { expect, test } from 'vitest'
import { enquiryBoxes } from '#contract/enquiry-fields.ts'
import { enquiryOf } from './form-body.ts'

test('every box of the form arrives as true when it was ticked, and as false when it was not', () => {
  const ticked = enquiryOf(new Map(enquiryBoxes.map((name) => [name, 'on'])))
  const left = enquiryOf(new Map())
  for (const name of enquiryBoxes)
    expect([name, ticked[name], left[name]]).toEqual([name, true, false])
})
