import type { Card } from './page-types.ts'

export const tradesLead =
  'Operators run what ships, strategists decide what is tested, creators make what is seen.'

export const trades: Card[] = [
  {
    title: 'Operators',
    description:
      'Fulfillment, marketplaces and business systems. People who count things and notice when the count is off.',
  },
  {
    title: 'Strategists',
    description:
      'Consulting, media, email and SMS. People who can say in one sentence what a test is meant to find out.',
  },
  {
    title: 'Creators',
    description:
      'Studio, podcast and web design. People who ask what a picture is for before they ask how it should look.',
  },
]
