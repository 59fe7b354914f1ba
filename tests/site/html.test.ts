import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { pages } from './built-site.ts'

const rules = new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] })
const validator = new HtmlValidate(rules)

async function faultsIn(html: string) {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

test('every page is valid HTML in nesting, attributes and ids', async () => {
  for (const { path, html } of pages) expect(await faultsIn(html), path).toEqual([])
}, 60_000)

test('the rules detect a fault if there is one', async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`
  expect(await faultsIn(page('<p>a</p>'))).toEqual([])
  for (const wrong of [
    '<ul><p>a</p></ul>',
    '<a href="/"><button>a</button></a>',
    '<p><div>a</div></p>',
  ])
    expect(await faultsIn(page(wrong)), wrong).not.toEqual([])
})

test('every time element has a machine-readable date', () => {
  for (const { path, $ } of pages)
    for (const time of $('time').toArray())
      expect($(time).attr('datetime') ?? $(time).text(), path).toMatch(
        /^\d{4}-\d\d(-\d\d)?$|^P(T|\d)/,
      )
})
