import type { Page } from '@playwright/test'

/**
 * From the next document on, responses carry the time of the page's clock, which is otherwise corrected by the server's.
 * Nonces stay with the server's own time.
 */
export const serverFollowsClock = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (String(input).endsWith('/nonce')) return answer
      const headers = new Headers(answer.headers)
      headers.set('date', new Date().toUTCString())
      headers.delete('dpop-nonce')
      // Chromium cancels now and then what it still loads when a response is made of another one's body.
      return Object.defineProperty(answer, 'headers', { value: headers })
    }
  })
