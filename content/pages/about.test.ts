import { expect, test } from 'vitest'
import { storyOf } from './about.ts'

const opening = (founder: string | null) => storyOf(founder).join(' ').split('. ').slice(0, 1)[0]

test('the story says "the founder" while no name is known', () => {
  expect(opening(null)).toBe(
    'Our founder started the agency in 2012, in Ventura County and Santa Barbara',
  )
  expect(storyOf(null)[1]).toMatch(/^For the founder this means /)
  expect(storyOf(null).join(' ')).not.toMatch(/null|undefined/)
})

test('the story uses the founder’s name once it is known', () => {
  expect(opening('Rosa Delgado')).toBe(
    'Rosa Delgado founded the agency in 2012, in Ventura County and Santa Barbara',
  )
  expect(storyOf('Rosa Delgado')[1]).toMatch(/^For Rosa Delgado this means /)
  expect(storyOf('Rosa Delgado').join(' ')).not.toMatch(/the founder|Our founder/)
})
