import { z } from 'zod'

/** Lengths that search results and link previews show without cutting. */
export const SeoSchema = z.strictObject({
  title: z.string().min(10).max(65),
  description: z.string().min(50).max(165),
  keywords: z.string().min(10),
  ogTitle: z.string().min(5).max(70),
  ogDescription: z.string().min(30).max(200),
  canonicalUrl: z.url().optional(),
  robots: z.string().optional(),
})
