import type { ContactSubmission } from '#contract/enquiry.ts'
import type { Changes } from './change.ts'
import { type Field, fieldNames, fieldWords } from './field-words.ts'

/** A change that was refused, because somebody else had changed the enquiry meanwhile. */
export type Conflict = {
  changes: Changes
  /** What they said was done, had it been. */
  said: string
  current: ContactSubmission
  /** Where both changed the same. */
  fields: Field[]
}

/** The fields that somebody changed to something else than they are changed to here. Without any both can be had. */
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

/** Both values of each field, where no notice can ask whose counts. */
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
