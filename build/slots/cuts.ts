import type { CheerioAPI } from 'cheerio'
import { randomUUID } from 'node:crypto'
import type { PageSlot } from '#contract/page-slots.ts'

type Element = ReturnType<CheerioAPI>

/** Collects the slots of a page, then cuts the page at them. */
export class Cuts {
  readonly #$: CheerioAPI
  readonly #slots: PageSlot[] = []
  readonly #mark = `slot-${randomUUID()}-`

  constructor($: CheerioAPI) {
    this.#$ = $
  }

  /** A slot among the element's attributes. */
  attribute(element: Element, slot: PageSlot) {
    element.attr(`data-cut-${this.#slots.length}`, this.#add(slot))
  }

  /** A slot in place of the element's content. */
  content(element: Element, slot: PageSlot) {
    element.text(this.#add(slot))
  }

  /** A slot before the element's content. */
  prepend(element: Element, slot: PageSlot) {
    element.prepend(this.#add(slot))
  }

  /** A slot after the element's content. */
  append(element: Element, slot: PageSlot) {
    element.append(this.#add(slot))
  }

  parts(): (string | PageSlot)[] {
    const attribute = new RegExp(` data-cut-\\d+="(${this.#mark}\\d+;)"`, 'g')
    return this.#$
      .html()
      .replace(attribute, '$1')
      .split(new RegExp(`${this.#mark}(\\d+);`))
      .map((part, index) => (index % 2 ? this.#slots[Number(part)]! : part))
  }

  #add(slot: PageSlot) {
    this.#slots.push(slot)
    return `${this.#mark}${this.#slots.length - 1};`
  }
}
