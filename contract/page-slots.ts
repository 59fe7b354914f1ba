/**
 * Places of a built page that only the server can fill. Components mark them, the build cuts the page there, and the
 * server joins the pieces with every value escaped: nothing is parsed while somebody waits for an answer.
 */
export type PageSlot =
  /** The text of this name. */
  | { at: 'text'; text: SlotText }
  /** `hidden` while the text of this name is empty. */
  | { at: 'hidden'; text: SlotText }
  /** A form control: the value of an input, the text of a text area, the tick of a checkbox. */
  | { at: 'value' | 'lines' | 'checked'; field: string }
  /** Whether an option is the selected one. */
  | { at: 'selected'; field: string; option: string }
  /** A form control: whether it is invalid, and whether it has autofocus. */
  | { at: 'state'; field: string }
  /** Autofocus on a page whose form has no invalid control. */
  | { at: 'focus' }
  /** A form control: the one of the `known` answers that the page's query asked for, if any. */
  | { at: 'asked'; field: string; known: readonly string[] }
  /** At the start of the document's title: that the form was refused. */
  | { at: 'title' }
  /** At the end of a form: hidden fields for values that the page has no control for. */
  | { at: 'hiddenFields' }

/** Texts that a component marks with `slotFor`. The error text of a field is marked with `data-error-for` instead. */
export type MarkedText =
  | 'messageTitle'
  | 'messageDetail'
  | 'messageNote'
  | 'reference'
  | 'downloads'
export type SlotText = MarkedText | `error:${string}`

/** Hashes of a page's inline styles and scripts (`'sha256-...'`), for its content security policy. */
export type InlineHashes = { styleHash: string; scriptHashes?: string }

/** A built page, cut at its slots. */
export type SlottedPage = InlineHashes & {
  parts: (string | PageSlot)[]
  /** The error text for a malformed value, where the form has its own. */
  invalid?: string
  /** The title of the page's resource. */
  title?: string
}

/** Marks an element whose whole text the server fills in. */
export const slotFor = (text: MarkedText) => ({ 'data-slot': text })

/** Marks an element that stays hidden until the server fills in this text. */
export const shownWith = (text: MarkedText) => ({ 'data-shown-with': text })
