import { expect } from 'vitest'
import type { Tab } from './tab.ts'

export const path = (tab: Tab) => tab.run(() => location.pathname)

export const text = (tab: Tab, selector: string) =>
  tab.run((selector) => document.querySelector<HTMLElement>(selector)?.innerText ?? '', selector)

export const value = (tab: Tab, selector: string) =>
  tab.run((selector) => document.querySelector<HTMLInputElement>(selector)?.value, selector)

export const isSeen = (tab: Tab, selector: string) =>
  tab.run((selector) => document.querySelector(selector)?.checkVisibility(), selector)

/** Not by the driver, which waits for a load even if the page comes from the back/forward cache. */
export const goBack = (tab: Tab) => tab.run(() => void setTimeout(() => history.back()))

/** Interacts with the page by a key that does nothing there, and waits until React has taken over. */
export async function hydrated(tab: Tab) {
  await tab.press('[data-bar] a', 'ArrowRight')
  await expect.poll(() => tab.run(() => document.documentElement.dataset.hydrated)).toBe('')
}
