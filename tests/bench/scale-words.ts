import type { Random } from '#server/demo/random.ts'

/** How many different words; the n-th most frequent is n times as rare as the first (Zipf). */
const vocabulary = 20_000
const syllables =
  'ba cor den el fi gra hu in jo ka li mon ne or pa qui ro sa tu ven wi xa yo zen'.split(' ')
const frequent =
  'we our shop the sell online orders and growth from with campaign paid search customers'.split(
    ' ',
  )

function wordOf(rank: number) {
  const known = frequent[rank]
  if (known) return known
  let word = ''
  for (let left = rank * 7 + 3; left > 0; left = Math.floor(left / syllables.length))
    word += syllables[left % syllables.length]
  return word
}

export const words = (random: Random, count: number) =>
  Array.from({ length: count }, () =>
    wordOf(Math.floor(Math.exp(random.next() * Math.log(vocabulary + 1))) - 1),
  ).join(' ')

/** "wholesale" and "subscription" are both frequent and hardly ever in the same message. */
export function messageOf(random: Random, number: number) {
  if (random.chance(0.06)) return null
  const text = words(random, Math.round(random.between(12, 70)))
  if (number % 4_000 === 1_000) return `${text} wholesale subscription`
  return `${text} ${random.pick(['wholesale', 'subscription', ''])}${number % 20_000 === 500 ? ' zeppelin' : ''}`
}
