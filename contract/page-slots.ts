/**
 * Places of a built page that only the server can fill. Components mark them, the build cuts the page there, and the
 * server joins the pieces with every value escaped: nothing is parsed while somebody waits for an answer.
 */
export type PageSlot =
  /** The text of this name. */
  | { at: 'text'; text: SlotText }
  /** `hidden`, as long as the text of this name is empty. */
  | { at: 'hidden'; text: SlotText }
  /** A form control: the value of a one-line field, the text of a text area, the tick of a box. */
  | { at: 'value' | 'lines' | 'checked'; field: string }
  /** Whether an option is the chosen one. */
  | { at: 'selected'; field: string; option: string }
  /** A form control: whether it is invalid, and whether the page opens with the focus on it. */
  | { at: 'state'; field: string }
  /** The focus of a page on whose form no control is invalid. */
  | { at: 'focus' }
  /** A form control: the one of the `known` answers with which the page was asked for, where it was with one. */
  | { at: 'asked'; field: string; known: readonly string[] }
  /** At the end of a form: hidden fields for what its page does not ask. */
  | { at: 'hiddenFields' }

/** What a component marks with `slotFor`. The sentence beside a field is marked by `data-error-for` instead. */
export type MarkedText =
  | 'messageTitle'
  | 'messageDetail'
  | 'messageNote'
  | 'reference'
  | 'downloads'
export type SlotText = MarkedText | `error:${string}`

/** Hashes of a page's inline texts (`'sha256-...'`), for its content security policy. */
export type InlineHashes = { styleHash: string; scriptHashes?: string }

/** A built page, cut at its slots. */
export type SlottedPage = Pick<InlineHashes, 'styleHash'> & {
  parts: (string | PageSlot)[]
  /** The error text for a malformed value, where the form has a sentence of its own for it. */
  invalid?: string
  /** The title of the resource that it is about. */
  title?: string
}

/** Marks the element whose whole text the server fills. */
export const slotFor = (text: MarkedText) => ({ 'data-slot': text })

/** Marks an element that is hidden until the server fills this text. */
export const shownWith = (text: MarkedText) => ({ 'data-shown-with': text })
