import type { PrimaryNeed } from '#contract/options.ts'

/** A button or a link. A call to action to /contact also says what it speaks to and where it stands. */
export type Action = { label: string; href: string; need?: PrimaryNeed; origin?: string }

export type Hero = {
  /** The annotation above the headline. */
  note: string
  headline: string
  lead: string
  primary: Action
  secondary?: Action
}

export type Section<Item> = {
  /** The anchor, where something links to the section. */
  id?: string
  title: string
  lead?: string
  items: Item[]
  /** Stands beside figures: what they were measured on and what they depend on. */
  scope?: string
}

export type Card = { title: string; description: string; badge?: string; points?: string[] }

export type Step = { number: number; title: string; description: string }

export type Metric = {
  value: string
  label: string
  /** The time the figure took. */
  span?: string
  description?: string
  /** The value as a number, where it is drawn to scale. */
  amount?: number
}

/** A line of a panel: what, and how much or which. */
export type Fact = { label: string; value: string }

export type Question = { question: string; answer: string }

/** Something worth knowing whether or not one ever writes to us. */
export type FieldNote = { title: string; paragraphs: string[] }

export type Closing = { title: string; lead: string; primary: Action; secondary?: Action }

/** A numbered section of a legal page; a list stands as an array among the paragraphs. */
export type Clause = { id: string; title: string; body: (string | string[])[] }

/** How long somebody has for something. Its `what` is no heading that a search leads to: the clause beside it is. */
export type Deadline = { span: string; what: string; text: string }
