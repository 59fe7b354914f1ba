import { expect, test } from 'vitest'
import { elementsOf, inventedPdf, objectsOf } from '#tests/invented-pdf.ts'

const labels = [
  'The stage that holds the others back',
  'Its figure today, and the span it was measured over',
  'What we change first',
  'Who owns it',
  'Day 30: the figure',
  'Day 60: the figure',
  'Day 90: the figure',
]

const file = await inventedPdf('A line.')
const objects = objectsOf(file)
const elements = elementsOf(file)
const bodies = [...objects]
const nameIn = (body: string) => /\/TU \((.*)\)/.exec(body)?.[1]

/** The structure element that contains an annotation, according to its entry in the parent tree. */
function elementOf(id: string, body: string) {
  const key = /\/StructParent (\d+)/.exec(body)?.[1]
  const entry = new RegExp(`\\b${key} (\\d+) 0 R`).exec(/\/Nums \[([\s\S]*?)\n\]/.exec(file)![1]!)
  const element = elements.find((each) => each.id === entry?.[1])
  expect(element?.body).toMatch(new RegExp(`/Type /OBJR\\s+/Obj ${id} 0 R`))
  return element!
}

test('every field has its whole label as its name and is as large as in print', () => {
  const fields = bodies.map(([, body]) => body).filter((body) => body.includes('/FT /Tx'))
  expect(fields.map(nameIn)).toEqual(labels)
  for (const field of fields) expect(field).toMatch(/\/DA \(\/F\d+ 11 Tf/)
  expect(file).not.toContain('/CA (')
})

test('every field is an object inside a Form element of the structure tree', () => {
  const widgets = bodies.filter(([, body]) => body.includes('/Subtype /Widget'))
  expect(widgets.map(([, body]) => nameIn(body))).toEqual(labels)
  expect(widgets.map(([id, body]) => elementOf(id, body).tag)).toEqual(labels.map(() => 'Form'))
})

test('every entry of the contents is a Link to its section', () => {
  const tagOf = (id: string | undefined) => elements.find((each) => each.id === id)
  const links = bodies.filter(
    ([, body]) =>
      body.includes('/Subtype /Link') &&
      objects.get(/\/A (\d+)/.exec(body)?.[1] ?? '')?.includes('/GoTo'),
  )
  expect(links).toHaveLength(1)
  for (const [id, body] of links) {
    const link = elementOf(id, body)
    const reference = tagOf(link.parent)
    expect([link, reference, tagOf(reference?.parent)].map((each) => each?.tag)).toEqual([
      'Link',
      'Reference',
      'TOCI',
    ])
  }
})
