import { z } from 'zod'
import { changesNothing, changesSomething } from './changes-something.ts'
import { enquiryFilters, enquirySort, oneBox, twoBoxes } from './enquiry-list.ts'
import { unknownParameters } from './page.ts'
import { staffLine } from './staff-line.ts'
import { maxViewNameLength } from './text-limits.ts'

/** Per person. */
export const maxSavedViews = 50

/** Above any real count, even for a person who inherited many views. */
const maxPlace = 10_000
/** Listed views of other people; the last shared come first. */
export const maxSharedViews = 200

/** A view's filters and sort order. */
const ViewQuery = z
  .strictObject({ ...enquiryFilters, sort: enquirySort.optional() }, unknownParameters)
  .refine(oneBox, twoBoxes)

/** The same as a query string, such as `stage=new,contacted&owner=me`. */
const query = z
  .string()
  .max(2_000)
  .superRefine((text, context) => {
    const parameters = new URLSearchParams(text)
    const names = [...parameters.keys()]
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    const fault = twice
      ? `names ${twice} twice`
      : ViewQuery.safeParse(Object.fromEntries(parameters)).error?.issues.map(sentence)[0]
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })
  .transform((text) => `${new URLSearchParams(text)}`)

const sentence = ({ path, message }: z.core.$ZodIssue) =>
  path.length > 0 ? `is not a view: ${path.join('.')} ${message}` : message

const name = staffLine(maxViewNameLength)

/** `shared`: every admin sees it, and only its owner changes it. */
export const NewSavedView = z.strictObject({ name, query, shared: z.boolean().default(false) })
export type NewSavedView = z.infer<typeof NewSavedView>

export const SavedViewChange = z
  .strictObject({
    name: name.optional(),
    query: query.optional(),
    shared: z.boolean().optional(),
    place: z.int('must be a whole number').min(0).max(maxPlace).optional().meta({
      description: 'Among your own views; 0 is the first. Beyond the last it is the last.',
    }),
  })
  .refine(changesSomething, changesNothing)
export type SavedViewChange = z.infer<typeof SavedViewChange>

export const SavedView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Ready to append to the inbox's or the list call's address after the question mark. */
  query: z.string(),
  shared: z.boolean(),
  created_at: z.iso.datetime(),
  owner_id: z.uuid(),
  owner_email: z.string(),
  /** Whether the current user may change it. */
  own: z.boolean(),
})
export type SavedView = z.infer<typeof SavedView>

/** A person's own in their chosen order, then those shared by others, oldest first. */
export const SavedViews = z.object({ rows: z.array(SavedView) })
