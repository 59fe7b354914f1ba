import type { Demonstration } from '#content/demonstration.ts'
import { enquire } from '#content/enquire.ts'
import { organization } from '#content/organization.ts'
import type { Card, Closing, Fact, FieldNote, Hero, Metric, Section } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'
import { type WayOn, wayOn } from '#content/way-on.ts'

export const seo: SeoRecord = {
  title: `E-commerce Fulfillment in Camarillo | ${organization.name}`,
  description:
    'Orders received by 2 PM ship the same day from Camarillo, California. 99.8% accuracy, 20-30% lower shipping costs. Work out your range.',
  keywords:
    'e-commerce fulfillment, 3PL Camarillo, Ventura County warehouse, same-day shipping, pick and pack, Amazon FBA prep, returns',
  ogTitle: 'In by 2 PM, out the same day',
  ogDescription:
    'Storage, picking, packing, returns and marketplace prep from one Camarillo facility on a partner network.',
}

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`

export const page: {
  hero: Hero
  facility: Section<Fact> & { note: string }
  services: Section<Card>
  clock: Demonstration & {
    /** Where nothing can count. */
    still: string
    stillUntil: string
    until: (cutOff: string) => string
  }
  metrics: Section<Metric>
  fieldNote: FieldNote
  savings: {
    id: string
    title: string
    lead: string
    orders: string
    /** The same two, to slide. */
    sliders: { orders: string; cost: string }
    exampleLabel: string
    example: { orders: number; cost: number }
    /** The example, shown in the empty fields. */
    placeholders: { orders: string; cost: string }
    cost: string
    /** The printed 20-30%, as shares. */
    share: { low: number; high: number }
    resultLabel: string
    result: (low: number, high: number) => string
    empty: string
    /** While a field is marked. */
    notRead: string
    /** For a field whose text is not such a number, or is beyond the maximum. */
    unreadable: { orders: string; cost: string }
    /** Where the range would be nothing but zeros. */
    tooLittle: string
    /** Shown without scripts, which do the calculation. */
    formula: string
    scope: string
    /** What travels into the enquiry's message. */
    message: (orders: number, cost: number, low: number, high: number) => string
  }
  wayOn: WayOn
  closing: Closing
} = {
  hero: {
    note: 'Sheet 5 of 9: Fulfillment',
    headline: 'In by 2 PM, out the same day.',
    lead: 'Fulfillment from Camarillo, run by people with brands of their own. So the cut-off, the count and the carrier invoice are read by somebody who has paid for the mistakes.',
    primary: enquire('fulfillment', 'Get a Fulfillment Plan', 'Fulfillment optimization'),
    secondary: { label: 'Estimate Your Savings', href: '#savings' },
  },
  facility: {
    title: 'Camarillo, California',
    note: 'One facility on a partner network',
    lead: 'In Ventura County, off the 101, up the coast from the ports of Los Angeles and Long Beach. Containers have a short way in. Partner warehouses cover the long way out.',
    items: [
      { label: 'Facility', value: 'Camarillo, Ventura County' },
      { label: 'Reach', value: 'Partner network beyond it' },
      { label: 'Cut-off', value: 'Received by 2 PM, shipped the same day' },
      { label: 'Support', value: organization.supportHours },
    ],
  },
  services: {
    title: 'Everything from the dock to the doorstep',
    items: [
      {
        title: 'Receiving and storage',
        description:
          'Cartons are counted against the purchase order before they are shelved. A shortage found at the dock is a claim. Found at the shelf, it is a loss.',
      },
      {
        title: 'Pick and pack',
        description:
          'Every pick is scanned. Two sizes of one item never lie side by side, because that is where most wrong parcels begin.',
      },
      {
        title: 'Same-day shipping',
        description:
          'Orders are released in waves through the day, the last one at 2 PM. Carriers are chosen by parcel, weight and zone.',
      },
      {
        title: 'Returns',
        description:
          'Opened, graded and back in stock or set aside, with the reason noted. A return reason that repeats goes to whoever writes the product page.',
      },
      {
        title: 'Marketplace and B2B prep',
        description:
          "Labels, polybags, carton marks and pallets to each buyer's routing guide. A wrong label on a wholesale pallet comes back as a deduction.",
      },
      {
        title: 'Kits and inserts',
        description:
          'Bundles, subscription boxes, samples and cards. Kits are built ahead of a launch, so the launch day is only picking.',
      },
    ],
  },
  clock: {
    id: 'order-clock',
    title: 'How long until the 2 PM cut-off?',
    lead: 'Orders received by 2 PM Pacific ship the same day. The clock counts to the next cut-off, Monday to Friday. It does not know public holidays, so ask us before one.',
    note: 'A live clock on Pacific Time.',
    still: '2 PM Pacific',
    stillUntil: 'Monday to Friday, an order received by then ships the same day.',
    until: (cutOff) => `left until ${cutOff}. An order received by then ships that day.`,
  },
  metrics: {
    title: 'Packed right, out the same day, for less',
    items: [
      {
        value: '99.8%',
        amount: 99.8,
        label: 'Accuracy',
        description: 'Two orders in a thousand still go wrong. We tell you which, and why.',
      },
      {
        value: '95%',
        amount: 95,
        label: 'Same-day ship rate',
        description: 'Orders that leave on the day they arrive.',
      },
      {
        value: '20-30%',
        amount: 30,
        label: 'Lower shipping costs',
        description: 'From carrier choice, box size and zone, order by order.',
      },
      {
        value: '2 PM',
        label: 'Order cut-off',
        description: 'Received by then, shipped the same day.',
      },
    ],
    scope:
      'Shares of the orders we ship and of what shipping costs. They carry no time span. What you save depends on your parcel sizes, where your customers live and the rates you pay today.',
  },
  fieldNote: {
    title: 'Why the cut-off matters more than the carrier',
    paragraphs: [
      'An order placed at 1:50 PM that waits until tomorrow loses a day no carrier can buy back cheaply. Placed on a Friday, it can lose three. The customer sees one date, and counts from the moment of paying.',
      'So before you compare rates, list your orders by the hour they came in. If a third arrive between noon and 2 PM, a noon cut-off gives them all away.',
      'Then measure the box. Carriers bill the greater of weight and volume: length x width x height in inches, divided by the divisor in your contract, often 139. A 12 x 10 x 8 inch box with one pound in it is billed as 7. Two inches off the height brings it to 6.',
    ],
  },
  savings: {
    id: 'savings',
    title: 'Your savings from two numbers',
    lead: 'Orders a month, and what shipping one of them costs you today.',
    orders: 'Orders a month',
    sliders: { orders: 'Orders in a month', cost: 'Cost of shipping an order, in dollars' },
    exampleLabel: 'Worked example',
    example: { orders: 1000, cost: 6 },
    placeholders: { orders: 'e.g. 1,000', cost: 'e.g. 6.00' },
    cost: 'Shipping cost per order, in dollars',
    share: { low: 0.2, high: 0.3 },
    resultLabel: 'Range of savings',
    result: (low, high) => `${dollars(low)} to ${dollars(high)} a month`,
    empty: 'Fill in both numbers to see the range.',
    notRead: 'One of the numbers cannot be read. Its field says why.',
    unreadable: {
      orders: 'Enter a whole number up to 1,000,000, such as 1,200.',
      cost: 'Enter dollars up to 500, such as 6.75.',
    },
    tooLittle: 'That is less than a dollar a month.',
    formula: 'Orders times cost, times 0.20 and 0.30.',
    scope:
      'Plain arithmetic: 20-30% of what you spend on shipping, without picking, packing and storage. Your parcels decide where in the range you land, or whether you do.',
    message: (orders, cost, low, high) =>
      `Savings estimate: ${orders.toLocaleString('en-US')} orders a month at $${cost.toFixed(2)} each, ${dollars(low)} to ${dollars(high)} a month.`,
  },
  wayOn: wayOn(
    'fulfillment',
    'Listings and emails follow the parcel',
    [
      'marketplaces',
      'Marketplaces sell from the same count, so nobody promises a box that has left.',
    ],
    ['email-sms', 'Email and SMS start when the parcel is delivered.'],
  ),
  closing: {
    title: 'Your invoices say what you would save',
    lead: 'Send the two numbers, and your last carrier invoice once we write back. We price the same parcels from our dock, zone by zone, and show you the sheet.',
    primary: enquire('fulfillment', 'Calculate Your Savings', 'Fulfillment optimization'),
  },
}
