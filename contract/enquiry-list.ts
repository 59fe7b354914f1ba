import { z } from 'zod'
import { ContactSubmission } from './enquiry.ts'
import { unescapeCommas } from './list-values.ts'
import { primaryNeeds, revenueRanges } from './options.ts'
import { filteredPageOf, flag, moment, PageQuery, unknownParameters } from './page.ts'
import { promiseStates } from './promise-states.ts'
import { stages } from './stages.ts'
import { maxSearchLength } from './text-limits.ts'
import { tooLong } from './text.ts'

const maxValues = 20

const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(2_000)
    .transform((value) => value.split(','))
    .pipe(z.array(item).min(1).max(maxValues, `has more than ${maxValues} values`))

const choice = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, `must be of: ${options.join(', ')}`)

/** A campaign parameter from the visitor's link. */
const visitorsWord = z
  .string()
  .min(1, 'has an empty value')
  .transform(unescapeCommas)
  .refine((value) => !value.includes('\u0000'), 'contains a character that is never stored')

const commas =
  'A comma within a value is written %2C, and a percent sign %25, before the whole is encoded.'

/** The filters of the list of enquiries. Lists are comma-separated; an enquiry has to match one of the values. */
export const enquiryFilters = {
  q: z
    .string()
    .max(maxSearchLength, tooLong(maxSearchLength))
    // An empty search box counts as no search.
    .transform((text) => text.trim() || undefined)
    .optional()
    .meta({
      description:
        'Words, or their beginnings; all of the first twenty are needed. Case and accents make no difference. What holds no letter and no digit finds nothing.',
    }),
  stage: listOf(choice(stages)).optional(),
  owner: listOf(
    z.union([z.enum(['me', 'none']), z.uuid().toLowerCase()], 'must be an id, "me" or "none"'),
  )
    .optional()
    .meta({ description: 'Ids of users, `me` or `none`.' }),
  need: listOf(choice(primaryNeeds)).optional(),
  range: listOf(choice(revenueRanges)).optional(),
  source: listOf(visitorsWord)
    .optional()
    .meta({ description: `Of the first visit; \`none\`: its link named none. ${commas}` }),
  campaign: listOf(visitorsWord)
    .optional()
    .meta({ description: `Of the first visit; \`none\`: its link named none. ${commas}` }),
  from: moment.optional().meta({ description: 'Received from then on; a day is Pacific.' }),
  to: moment
    .optional()
    .meta({ description: 'Received until then; a day is Pacific and included.' }),
  mentioned: z.literal('me', 'must be "me" or absent').optional().meta({
    description: '`me`: a note mentions whoever asks. Notes of their own do not count.',
  }),
  unread: flag.optional().meta({ description: '1: not yet opened by whoever asks.' }),
  waiting: flag.optional().meta({ description: '1: stage new, and unanswered.' }),
  unanswered: flag
    .optional()
    .meta({ description: '1: not answered yet, and neither won nor lost; of any other stage.' }),
  promise: choice(promiseStates).optional().meta({
    description:
      'kept: answered inside 24 hours. broken: later, or not yet although the time is up. open: unanswered, with time left.',
  }),
  follow_up: z.literal('due', 'must be "due" or absent').optional(),
  quarantine: z.literal('only', 'must be "only" or absent').optional().meta({
    description: 'Absent: the ordinary enquiries. "only": those kept apart as suspicious.',
  }),
  bin: z.literal('only', 'must be "only" or absent').optional(),
}
export type EnquiryFilters = z.infer<z.ZodObject<typeof enquiryFilters>>

export const oneBox = (query: { quarantine?: unknown; bin?: unknown }) =>
  !(query.quarantine && query.bin)
export const twoBoxes = { error: 'cannot be combined with quarantine', path: ['bin'] }

export const enquirySort = z
  .enum(['newest', 'oldest', 'due'], 'must be newest, oldest or due')
  .meta({
    description:
      'due: whose 24 hours are up first. With `follow_up=due`: whose follow-up fell due first.',
  })

export const EnquiryListQuery = PageQuery.extend({
  ...enquiryFilters,
  sort: enquirySort.default('newest'),
  count: z.literal('exact', 'must be "exact" or absent').optional().meta({
    description: 'Without it `total` is null as soon as the list is narrowed.',
  }),
}).refine(oneBox, twoBoxes)
export type EnquiryListQuery = z.infer<typeof EnquiryListQuery>

export const EnquiryExportQuery = z
  .strictObject(
    {
      ...enquiryFilters,
      sort: enquirySort.default('newest'),
      format: z.enum(['csv', 'json'], 'must be csv or json'),
    },
    unknownParameters,
  )
  .refine(oneBox, twoBoxes)
export type EnquiryExportQuery = z.infer<typeof EnquiryExportQuery>

/** A row of the inbox: the enquiry, and what concerns only the current user. */
export const ListedEnquiry = ContactSubmission.extend({
  unread: z.boolean(),
  /** How many enquiries came from this address, including this one; counted up to a hundred. */
  from_same_address: z.int(),
  /** Whether the last reply was refused for good, and nothing has answered the enquiry since. */
  reply_failed: z.boolean(),
  /** If a search found it only with the help of its notes: an excerpt of the newest of them that matches. */
  found_note: z.string().nullable(),
})
export type ListedEnquiry = z.infer<typeof ListedEnquiry>

export const EnquiryPage = filteredPageOf(ListedEnquiry)

const Origin = z.object({ value: z.string(), count: z.int() })

/** The choices for the filters `source` and `campaign`: the hundred most frequent among the newest 10,000 enquiries. */
export const EnquiryOrigins = z.object({ sources: z.array(Origin), campaigns: z.array(Origin) })
export type EnquiryOrigins = z.infer<typeof EnquiryOrigins>
