/** A mark on the 30, 60 and 90-day scale; `low` and `high` are the printed range, for drawing it. */
export type Mark = { span: string; value: string; low: number; high: number; description: string }

export const marks: Mark[] = [
  {
    span: '30 days',
    value: '15-25%',
    low: 15,
    high: 25,
    description: 'Repairs. Waste switched off, broken steps mended, the first flows live.',
  },
  {
    span: '60 days',
    value: '35-50%',
    low: 35,
    high: 50,
    description:
      'Tests. Winners from the first month carry the budget, and the page follows the ad.',
  },
  {
    span: '90+ days',
    value: '60-150%',
    low: 60,
    high: 150,
    description: 'Scale. What holds is repeated on the next product, channel or country.',
  },
]

export const marksScope =
  'Improvement against the start of the plan, as a range and not a promise. It depends on margin, stock, traffic and how much was broken.'
