import type { ServiceKey } from './services.ts'

type Stage = { title: string; symptom: string }

/** "Draw my 90 days": three answers, and the sheet that they fill in. */
export const planner = {
  id: 'my-90-days',
  heading: 'Draw my 90 days',
  lead: 'Three answers draw your plan, from the first repair to day 90.',
  legends: {
    revenueRange: 'Revenue range',
    primaryNeed: 'Primary need',
    stage: 'Where growth is stuck',
  },
  sheet: 'My 90-day plan',
  stages: [
    { title: 'Awareness', symptom: 'too few buyers find us' },
    { title: 'Consideration', symptom: 'they look and leave' },
    { title: 'Conversion', symptom: 'they begin and do not order' },
    { title: 'Retention', symptom: 'they order once' },
  ],
  weak: 'Repaired first',
  aims: 'What the plan aims for',
  open: 'Services to start with',
  unanswered: 'Choose a need, or the stage that is stuck.',
  print: 'Print this sheet',
  /** What an enquiry says that it came from. */
  origin: 'home: Draw my 90 days',
  action: 'Send this plan with an enquiry',
  message: ({ title, symptom }: Stage) => `Where growth is stuck: ${title} (${symptom}).`,
}

/** For each primary need, in their order, the services that work on it; then for each stage. */
export const sheetsByNeed: ServiceKey[][] = [
  ['media', 'studio'],
  ['web-design', 'consulting'],
  ['email-sms', 'fulfillment'],
  ['marketplaces', 'fulfillment'],
  ['fulfillment', 'business-systems'],
  ['studio', 'podcast'],
  ['consulting', 'business-systems'],
  [
    'consulting',
    'media',
    'email-sms',
    'marketplaces',
    'fulfillment',
    'studio',
    'podcast',
    'web-design',
    'business-systems',
  ],
]
export const sheetsByStage: ServiceKey[][] = [
  ['media', 'podcast'],
  ['studio', 'email-sms'],
  ['web-design', 'marketplaces'],
  ['email-sms', 'fulfillment'],
]
