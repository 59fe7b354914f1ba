import type { Page } from '@playwright/test'

type Moment = 'leaving' | 'returning'

/**
 * Holds the answer to the first enquiry until React replaces a screen: `leaving`, when the address is already that of
 * /about and the form is still in the page; or `returning`, when React has started to render the new form of /contact
 * and pauses. Marks the root element with what was there.
 */
export async function answerWhile(page: Page, moment: Moment, answer: 'sent' | 'failed') {
  await page.addInitScript(
    (wanted) => {
      let answered = false
      const reached = Promise.withResolvers<void>()
      const reach = () => {
        const form = document.querySelector('form [name=email]')
          ? 'with its form'
          : 'without a form'
        document.documentElement.dataset.answered = `${location.pathname} ${form}`
        reached.resolve()
      }

      const push = history.pushState.bind(history)
      history.pushState = (...args) => {
        push(...args)
        if (wanted.moment === 'leaving' && location.pathname === '/about') reach()
      }

      const create = document.createElement.bind(document)
      document.createElement = (name: string) => {
        if (wanted.moment === 'returning' && name === 'textarea' && !answered) {
          reach()
          // Longer than React works on a transition without a pause.
          for (const start = performance.now(); performance.now() < start + 50;);
        }
        return create(name)
      }

      const send = fetch
      globalThis.fetch = async (...call) => {
        if (answered || !String(call[0]).endsWith('/submit-contact-form')) return send(...call)
        const response = wanted.answer === 'sent' ? await send(...call) : null
        const text = await response?.text()
        await reached.promise
        answered = true
        if (!response) throw new TypeError('Failed to fetch')
        // The text is there already: no time may pass between this moment and the answer.
        response.text = async () => text!
        return response
      }
    },
    { moment, answer },
  )
}
