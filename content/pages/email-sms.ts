import { abandonedCart, type Walk } from '#content/abandoned-cart.ts'
import { enquire } from '#content/enquire.ts'
import { organization } from '#content/organization.ts'
import type { Card, Closing, FieldNote, Hero, Metric, Section, Step } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'
import { type WayOn, wayOn } from '#content/way-on.ts'

export const seo: SeoRecord = {
  title: `Email & SMS Automation | ${organization.name}`,
  description:
    'Six automated flows timed by your own order data, campaigns by segment, and clean consent for email and text. Built for the second order.',
  keywords:
    'email marketing automation, SMS marketing, Klaviyo flows, abandoned cart, win-back, deliverability',
  ogTitle: 'Messages timed by your own orders',
  ogDescription:
    'Six flows, from the first hello to the win-back, each sent at the moment your data points to.',
}

type Flow = { title: string; trigger: string; timing: string; description: string }

export const page: {
  hero: Hero
  services: Section<Card>
  flows: Section<Flow>
  walk: Walk
  fieldNote: FieldNote
  steps: Section<Step>
  results: Section<Metric> & { headline: Metric }
  wayOn: WayOn
  closing: Closing
} = {
  hero: {
    note: 'Sheet 3 of 9: Email & SMS Automation',
    headline: 'The second order is a matter of timing.',
    lead: 'Email and SMS automation, written and timed by what the customer did last: joined, looked, left, received, ran out. Most lists hear from a brand only when the brand has something to sell.',
    primary: enquire('email-sms', 'Plan Your Flows', 'Retention & LTV'),
    secondary: { label: 'See the Six Flows', href: '#flows' },
  },
  services: {
    title: 'Everything behind the send button',
    items: [
      {
        title: 'Automated flows',
        badge: '6 flows',
        description:
          "Built once, sent daily, corrected monthly. They run at the customer's pace, so they carry on in the weeks you launch nothing.",
      },
      {
        title: 'Campaigns',
        badge: 'Monthly calendar',
        description:
          'Each send has one subject and one segment. People in the middle of a flow are left out, so nobody gets a sale notice an hour after paying full price.',
      },
      {
        title: 'SMS programs',
        badge: '2 consents, kept apart',
        description:
          'A yes to email is not a yes to text. We collect each by itself, keep the record, and write to fit one segment: 160 plain characters, or 70 once there is an emoji in it.',
      },
      {
        title: 'Segmentation',
        badge: '4 starting segments',
        description:
          'New, active and lapsing by order dates, VIP by contribution. None by opens: mail apps load images by themselves, so an open no longer proves a reader.',
      },
      {
        title: 'List growth',
        badge: 'Form, checkout, parcel',
        description:
          'A form that asks after the second page, a clear box at checkout, a card in the parcel. We count subscribers who buy, not subscribers.',
      },
      {
        title: 'Deliverability',
        badge: 'SPF, DKIM, DMARC',
        description:
          'Sender records set, one-click unsubscribe in place, complaints kept well below 0.3%, the line Gmail draws for bulk senders.',
      },
    ],
  },
  flows: {
    id: 'flows',
    title: 'Each flow waits for its own moment',
    lead: 'What starts each, when it sends, and the mistake it is built around.',
    items: [
      {
        title: 'Welcome series',
        trigger: 'A new subscriber',
        timing: 'At once, then days 1, 3 and 7',
        description:
          'The first message keeps the promise the form made. The others answer the questions support hears most. It ends at the first order.',
      },
      {
        title: 'Abandoned cart recovery',
        trigger: 'A cart or checkout begun, no order in 1 hour',
        timing: '1, 22 and 70 hours',
        description:
          'Message one is a reminder, message two an answer, usually shipping or size. An offer, if any, waits for message three. Put first, it teaches people to leave carts.',
      },
      {
        title: 'Post-purchase follow-up',
        trigger: 'The parcel is delivered',
        timing: 'Day 1, then by how long one unit lasts',
        description:
          'Counted from delivery, not from the order. A review request that arrives before the parcel collects complaints. Use comes first, then "is anything not right", then the review, then the reorder.',
      },
      {
        title: 'Win-back',
        trigger: 'No order for longer than usual',
        timing: 'On the day by which 4 in 5 returning buyers are back',
        description:
          'Worked example, invented for the arithmetic: four in five second orders come within 78 days, so the flow starts on day 78. On day 45 many would have come back unasked. On day 90 some have gone elsewhere.',
      },
      {
        title: 'VIP nurture',
        trigger: 'Entry to the top group by contribution',
        timing: 'Once a month, and before each launch',
        description:
          'Early access, first picks and a person who answers. The group is chosen by contribution: whoever returns half of each order is no VIP.',
      },
      {
        title: 'Browse abandonment',
        trigger: 'A product viewed, no cart',
        timing: '2 to 4 hours later, once in 14 days at most',
        description:
          'One product, the two facts the page hides furthest down, two alternatives. It stops when a cart starts, so two flows never talk over each other.',
      },
    ],
  },
  walk: abandonedCart,
  fieldNote: {
    title: 'Hold one in ten back, and see what a flow earns',
    paragraphs: [
      'Email platforms credit a flow with every order placed within days of a message. Many of those people would have bought anyway.',
      'So hold some back. One in ten people who qualify gets no message, chosen at random. After a few weeks, compare what each group spent per person. The difference is the flow. The rest is the platform being polite about itself.',
      'A cart flow often shrinks most under this test, because those buyers were nearest to buying. It is still worth having. It is rarely worth a discount.',
    ],
  },
  steps: {
    title: 'A clean list first, then messages',
    items: [
      {
        number: 1,
        title: 'Clean the list',
        description:
          'Sender records, consent records, dead addresses. Those who have not bought or clicked in a year get one question, then silence.',
      },
      {
        number: 2,
        title: 'Build the flows',
        description:
          'Welcome and cart first, because they meet the most people. Copy and design are made for the phone and read aloud before they are sent.',
      },
      {
        number: 3,
        title: 'Read the holdout',
        description:
          'Every flow keeps a group it does not write to. Each month the weakest message is rewritten or taken out.',
      },
    ],
  },
  results: {
    title: 'The plan: all six flows by day 90',
    headline: {
      value: '30%',
      amount: 30,
      label: 'Retention rate up',
      description:
        'Our figure for retention as a whole. It has no single time span, so it stands apart from the plan.',
    },
    items: [
      {
        value: '2 flows',
        label: 'Welcome and cart',
        span: 'Day 30',
        description: 'Live, each with a group held back.',
      },
      {
        value: '4 flows',
        label: 'Post-purchase and browse join',
        span: 'Day 60',
        description: 'Counted from delivery. Your gaps between orders are known by now.',
      },
      {
        value: '6 flows',
        label: 'Win-back and VIP join',
        span: 'Day 90',
        description: 'First holdout reading, and the list of what to rewrite.',
      },
    ],
    scope:
      "The days are the plan's. Retention depends on what you sell and how often it runs out: a coffee brand will see it sooner than a mattress brand.",
  },
  wayOn: wayOn(
    'email-sms',
    'What email shares with parcels and ads',
    [
      'fulfillment',
      'Fulfillment says when the parcel arrived, and the follow-up counts from there.',
    ],
    ['media', 'Media leaves out the people whom a flow is already talking to.'],
  ),
  closing: {
    title: 'Tell us about your last ten messages',
    lead: 'Say what each was for and who got it. Once we have written back, send the messages themselves: we read them as a customer would and tell you which flow is missing, which is early and which talks over another.',
    primary: enquire('email-sms', 'Get a Flow Review', 'Retention & LTV'),
    secondary: {
      label: 'Read the Email Automation Playbook',
      href: '/resources/email-automation-playbook',
    },
  },
}
