import type { FastifyReply } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageSlot, SlottedPage } from '#contract/page-slots.ts'
import { allowInlineTexts } from '#server/http/headers.ts'

export type SlottedPages = { [name: string]: SlottedPage | undefined }

/** Reads the pages that `npm run build` cut at their slots. */
export async function loadSlottedPages(dist: string): Promise<SlottedPages> {
  return JSON.parse(await readFile(join(dist, 'slotted-pages.json'), 'utf8'))
}

/** Joins the pieces. The results of `fill` are inserted unchanged: they must be escaped. */
export const fillSlots = ({ parts }: SlottedPage, fill: (slot: PageSlot) => string) =>
  parts.map((part) => (typeof part === 'string' ? part : fill(part))).join('')

/** Fills only texts, each shown if it is not empty. */
export const fillTexts = (page: SlottedPage, texts: Record<string, string | undefined>) =>
  fillSlots(page, (slot) => fillText(slot, texts))

export function fillText(slot: PageSlot, texts: Record<string, string | undefined>) {
  if (slot.at === 'text') return escapeHtml(texts[slot.text] ?? '')
  if (slot.at === 'hidden') return texts[slot.text] ? '' : ' hidden=""'
  return ''
}

/** For text and for attributes in double quotes. A callback per character would take four times as long. */
export const escapeHtml = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    // A browser would read it as a line feed.
    .replace(/\r/g, '&#13;')

/** Sends a filled page from below /api, where responses are data by default. */
export function sendSlottedPage(reply: FastifyReply, page: SlottedPage, html: string) {
  allowInlineTexts(reply, page)
  return reply.type('text/html; charset=utf-8').send(html)
}
