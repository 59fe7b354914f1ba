import type { Demonstration } from './demonstration.ts'

/** A moment of a flow: what has happened by then, the message that goes out or that none does, and why. */
type Stop = { at: string; event: string; why: string } & (
  | { message: { subject: string; text: string } }
  | { silence: string }
)

export type Walk = Demonstration & { legend: string; reason: string; stops: Stop[] }

/** The flow that the page of email and SMS lets a visitor step through. */
export const abandonedCart: Walk = {
  id: 'walk',
  title: 'Walk through an abandoned cart',
  lead: 'Choose a moment and read what the customer gets. The store is made up.',
  legend: 'Moment of the flow',
  reason: 'Why:',
  stops: [
    {
      at: '0 h',
      event: 'A cart is left',
      silence: 'No message for an hour',
      why: 'whoever only compares shipping costs comes back unasked.',
    },
    {
      at: '1 h',
      event: 'The reminder',
      message: {
        subject: 'Your cart is as you left it',
        text: 'The blue bottle, 500 ml, is $24.00. Shipping is $6.00.',
      },
      why: 'a reminder shows the item, the whole price and one button.',
    },
    {
      at: '22 h',
      event: 'The answer',
      message: {
        subject: 'Does it fit a bicycle cage?',
        text: 'Yes: it is 73 mm across. If it does not fit yours, send it back.',
      },
      why: 'support hears this question most often.',
    },
    {
      at: '70 h',
      event: 'The offer, if any',
      message: {
        subject: 'The last one about this cart',
        text: 'Order two and the shipping is on us.',
      },
      why: 'put last, an offer meets only those whom two messages did not reach.',
    },
    {
      at: 'Order',
      event: 'The flow ends',
      silence: 'No more messages',
      why: 'an order at any moment stops what is still to come.',
    },
  ],
}
