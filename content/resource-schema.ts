import { z } from 'zod'
import { primaryNeeds } from '#contract/options.ts'

const resourceTypes = [
  'Blueprint',
  'Guide',
  'Playbook',
  'Checklist',
  'Report',
  'Framework',
] as const

const resourceCategories = [
  'Strategy',
  'Marketplaces',
  'Marketing',
  'Optimization',
  'Social Media',
] as const

/** The front matter of content/resources/SLUG.md. The file's name is the slug; the read time is computed. */
export const ResourceSchema = z.strictObject({
  title: z.string().min(10).max(70),
  type: z.enum(resourceTypes),
  category: z.enum(resourceCategories),
  /** Printed as it is, for example "March 2024". */
  publishDate: z.string().min(4),
  /** The same month for machines, since printed text is never parsed. */
  published: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  /** Only where a count is known, as printed. */
  downloadCount: z.string().optional(),
  description: z.string().min(110).max(160),
  keywords: z.string().min(10),
  seoTitle: z.string().min(10).max(60),
  /** Says what the article's drawing shows. */
  imageAlt: z.string().min(20).max(200),
  /** What its calls to action speak to. */
  need: z.enum(primaryNeeds),
  /** One entry a section, in order: a section's id is the anchor at its own position. */
  tableOfContents: z
    .array(
      z.strictObject({ title: z.string().min(3), anchor: z.string().regex(/^[a-z][a-z0-9-]*$/) }),
    )
    .min(5)
    .max(8),
})
