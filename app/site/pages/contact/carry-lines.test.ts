import { expect, test } from 'vitest'
import { carryLines } from './carry-lines.ts'

const stuck = 'Where growth is stuck: Retention (they order once).'
const newlyStuck = 'Where growth is stuck: Awareness (they do not know you).'
const estimate = 'Savings estimate: 1,000 orders a month.'

test('a plan and an estimate are added below the words of the visitor', () =>
  expect(carryLines('We sell tea.\n\nAnd cups.', `${stuck}\n${estimate}`)).toBe(
    `We sell tea.\n\nAnd cups.\n${stuck}\n${estimate}`,
  ))

test('a new plan takes the place of the former one, and leaves the estimate and the words around it', () =>
  expect(
    carryLines(
      `${stuck}\n${estimate}\nWe sell tea.`,
      `${newlyStuck}\n${estimate}`,
      `${stuck}\n${estimate}`,
    ),
  ).toBe(`${newlyStuck}\n${estimate}\nWe sell tea.`))

test('a line that the visitor removed does not come back, nor is one that they wrote replaced', () => {
  expect(carryLines('We sell tea.', stuck, stuck)).toBe('We sell tea.')
  expect(carryLines('Where growth is stuck: everywhere', stuck)).toBe(
    `Where growth is stuck: everywhere\n${stuck}`,
  )
})

test('a line that the message has already is not added again', () =>
  expect(carryLines(`${stuck}\nWe sell tea.`, stuck)).toBe(`${stuck}\nWe sell tea.`))
