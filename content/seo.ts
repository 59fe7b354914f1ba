/** What a page says about itself to search engines and link previews. */
export type SeoRecord = {
  title: string
  description: string
  keywords: string
  ogTitle: string
  ogDescription: string
  /** Only when it differs from the page's own address. */
  canonicalUrl?: string
  /** Only when it differs from "index, follow". */
  robots?: string
}
