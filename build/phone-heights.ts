import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

/** By path: how high a phone's browser will lay out the main part of the page, as in "max(389rem - 291vw, 310rem + 4vw)". */
export type PhoneHeights = Record<string, string>

/** What the footer's height is taken to be while it waits, in pixels: the same on all pages (frame.module.css). */
export const waitingFooterPx = 936

/** What `npm run bench -- heights` writes beside the content. */
export const phoneHeightsFile = join(root, 'content/phone-heights.json')

/**
 * Returns the style in which a page says its height while most of it waits (app/site/frame/frame.module.css). A page that is
 * not recorded has only estimates.
 */
export async function heightStyles() {
  const heights = JSON.parse(await readFile(phoneHeightsFile, 'utf8')) as PhoneHeights
  return (path: string) =>
    heights[path] ? `main{--_height:${heights[path].replace(', ', ',')}}` : ''
}
