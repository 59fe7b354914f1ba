import type { PrimaryNeed } from '#contract/options.ts'

/** A resource after reading: front matter, sections and their text as a small tree that pages, PDFs and feeds render. */

export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'code'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  /** Of level 3: the section's own is of level 2. */
  | { kind: 'heading'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }
  | {
      kind: 'table'
      /** Tells it from the others: the nearest heading above it. */
      label: string
      align: Align[]
      head: Inline[][]
      rows: Inline[][][]
      /** A row does not fit on a phone, where each cell has to say its column. */
      isWide?: true
      /** As wide, but its columns hold only figures or blanks, which are compared: a phone keeps the columns. */
      isOfFigures?: true
    }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | Figure

/** `name` tells an article's further figures from its first. The build draws it, for phones anew where it has a drawing. */
export type Figure = { kind: 'figure'; alt: string; name?: string; plate?: Plate; phone?: Plate }

/** `checked` is there when the item is a box of a checklist. */
export type ListItem = { checked?: boolean; children: Inline[] }
export type Align = 'left' | 'center' | 'right'

/** A drawing's file, where the build has drawn it. */
type Plate = { src: string; width: number; height: number }

export type Section = {
  /** The contents entry at the same position, else a position-based id. */
  id: string
  title: string
  blocks: Block[]
}

export type ArticleSummary = {
  slug: string
  title: string
  type: string
  category: string
  /** As printed: "March 2024". */
  publishDate: string
  /** The same as an ISO month. */
  published: string
  /** As printed, where the count is known. */
  downloadCount?: string
  description: string
  /** As printed: "8 min read". */
  readTime: string
}

export type Article = ArticleSummary & {
  keywords: string
  seoTitle: string
  imageAlt: string
  /** What its calls to action speak to. */
  need: PrimaryNeed
  tableOfContents: { title: string; anchor: string }[]
  /** Drawn beside the number of each section, where the build has drawn it. */
  mark?: Plate
  /** Size of its PDF, where the build has set one. */
  pdfBytes?: number
  /** What stands before the first section. */
  introduction: Block[]
  sections: Section[]
}

/** An article as its page imports it (build/articles/plugin.ts). */
export type ShownArticle = Omit<Article, 'tableOfContents'>
