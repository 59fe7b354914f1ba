import type { PageSlot, SlottedPage, SlotText } from '#contract/page-slots.ts'
import { messages } from '#contract/messages.ts'
import { escapeHtml, fillSlots, fillText } from '#server/http/site/slotted-page.ts'

/** What the page of a refused plain form shows. */
export type RefusedForm = {
  /** The submitted values by field: text, a selected option, or whether a box was ticked. */
  values: Record<string, unknown>
  /** The message above the form and the error texts beside fields. */
  texts: Partial<Record<SlotText, string>>
  /** The names of the invalid fields. */
  invalid: string[]
  /** The field with the focus, if it is not the first invalid one. */
  focus?: string
  /** Values without a control on the page, to be sent again with the next attempt. */
  hiddenFields?: Record<string, string>
}

/** What a body may hold: only of texts with very many escaped characters something is left out. */
const maxEscapedLength = 65_536
const longestEscape = '&quot;'.length

/** The page of a refused plain form, with everything that was entered, and why it was refused. */
export function renderRefusedForm(page: SlottedPage, form: RefusedForm) {
  const focus = form.focus ?? firstInvalid(page, form.invalid)
  const shown = withinBounds(form)
  return fillSlots(page, (slot) => fillSlot(slot, shown, focus))
}

/**
 * Escaping makes a text up to six times as long, and many answers may wait to be read. A text that exceeds what is left
 * of the length keeps its beginning, of twice what an enquiry's message may have if it is alone.
 */
function withinBounds({ values, hiddenFields = {}, ...form }: RefusedForm): RefusedForm {
  let left = maxEscapedLength
  const cut = <T>(value: T) => {
    if (typeof value !== 'string') return value
    const fits = escapeHtml(value).length <= left
    const text = fits ? value : value.slice(0, left / longestEscape)
    left -= escapeHtml(text).length
    return text
  }
  const cutAll = <T>(fields: Record<string, T>) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cut(value)]))
  return {
    ...form,
    values: cutAll(values),
    hiddenFields: cutAll(hiddenFields),
  }
}

/** The first in the order of the page, which is not that of the errors. */
const firstInvalid = ({ parts }: SlottedPage, invalid: string[]) =>
  parts
    .filter((part) => typeof part !== 'string')
    .flatMap((slot) => (slot.at === 'state' ? slot.field : []))
    .find((field) => invalid.includes(field))

export function fillSlot(slot: PageSlot, form: RefusedForm, focus?: string): string {
  switch (slot.at) {
    case 'value':
      return attribute('value', textOf(form, slot.field))
    case 'lines':
      return linesOf(textOf(form, slot.field))
    case 'checked':
      return flag('checked', form.values[slot.field] === true)
    case 'selected':
      return flag('selected', form.values[slot.field] === slot.option)
    case 'asked':
      return attribute('data-prefilled', textOf(form, slot.field))
    case 'state': {
      const invalid = form.invalid.includes(slot.field) ? 'true' : ''
      return attribute('aria-invalid', invalid) + flag('autofocus', slot.field === focus)
    }
    case 'focus':
      return flag('autofocus', focus === undefined)
    case 'title':
      return `${escapeHtml(form.texts.messageTitle ?? messages.submitFailed.title)} | `
    case 'hiddenFields':
      return Object.entries(form.hiddenFields ?? {})
        .map(hiddenField)
        .join('')
    default:
      return fillText(slot, form.texts)
  }
}

function textOf({ values }: RefusedForm, field: string) {
  const value = values[field]
  return typeof value === 'string' ? value : ''
}

/** Browsers drop the first line break inside a text area. */
const linesOf = (text: string) => (text ? `\n${escapeHtml(text)}` : '')

const attribute = (name: string, value: string) => (value ? ` ${name}="${escapeHtml(value)}"` : '')

const flag = (name: string, on: boolean) => (on ? ` ${name}=""` : '')

const hiddenField = ([name, value]: [string, string]) =>
  `<input type="hidden"${attribute('name', name)}${attribute('value', value)}>`
