import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

/**
 * By path: the height of a page's main part as laid out by a phone's browser, such as "max(389rem - 291vw, 310rem +
 * 4vw)".
 */
export type PhoneHeights = Record<string, string>

/** The estimated height of the footer before it is laid out, in pixels: the same on all pages (frame.module.css). */
export const waitingFooterPx = 952

/** Written by `npm run bench -- heights`, beside the content. */
export const phoneHeightsFile = join(root, 'content/phone-heights.json')

/**
 * Returns the style that reserves a page's height before most of it is laid out (app/site/frame/frame.module.css).
 * Pages without a record have only estimates.
 */
export async function heightStyles() {
  const heights = JSON.parse(await readFile(phoneHeightsFile, 'utf8')) as PhoneHeights
  return (path: string) =>
    heights[path] ? `main{--_height:${heights[path].replace(', ', ',')}}` : ''
}
