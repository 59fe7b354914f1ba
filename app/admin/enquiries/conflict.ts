import type { ContactSubmission } from '#contract/enquiry.ts'
import type { Changes } from './change.ts'
import { type Field, fieldNames, fieldWords } from './field-words.ts'

/** A change that was rejected because somebody else has changed the same fields. */
export type Conflict = {
  changes: Changes
  /** The text of the undo bar if the change had succeeded. */
  said: string
  current: ContactSubmission
  /** The fields that both people have changed. */
  fields: Field[]
}

/** The fields that somebody else has changed to another value. If there are none, both changes can be kept. */
export const fieldsInConflict = (
  changes: Changes,
  before: ContactSubmission,
  current: ContactSubmission,
) =>
  (Object.keys(fieldNames) as Field[]).filter(
    (field) =>
      changes[field] !== undefined &&
      before[field] !== current[field] &&
      changes[field] !== current[field],
  )

/** Names both values of each field, for a toast. */
export const conflictSentence = (
  { fields, changes, current }: Conflict,
  nameOf: (id: string) => string,
) =>
  `Somebody else changed the same meanwhile. ${fields
    .map((field) => {
      const [yours, theirs] = [changes, current].map((one) => fieldWords(field, one, nameOf))
      return `${fieldNames[field]}: yours ${yours}, theirs ${theirs}.`
    })
    .join(' ')}`
