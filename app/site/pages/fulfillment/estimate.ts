import { page } from '#content/pages/fulfillment.ts'

export type Estimate = { orders: number; cost: number; low: number; high: number }

const max = { orders: 1_000_000, cost: 500 }

/** Amounts as people write them: "1,200", "$6.50", "6.5 ", "6,50". Anything else is not a number. */
const whole = /^(\d+|\d{1,3}(,\d{3})+)$/
const dollars = /^(?=\.?\d)(\d*|\d{1,3}(,\d{3})+)(\.\d{0,2})?$/
/** A comma before the last one or two digits separates cents; before three it separates thousands. */
const decimalComma = /^(\d+),(\d{1,2})$/

const amountIn = (text: string, pattern: RegExp) =>
  pattern.test(text) ? Number(text.replaceAll(',', '')) : 0

const within = (amount: number, limit: number) => (amount <= limit ? amount : 0)

const ordersIn = (text: string) => within(amountIn(text.trim(), whole), max.orders)
const costIn = (text: string) =>
  within(
    amountIn(
      text
        .trim()
        .replace(/^\$\s*/, '')
        .replace(decimalComma, '$1.$2'),
      dollars,
    ),
    max.cost,
  )

/** Which of the two fields are filled in but cannot be parsed. */
export const unreadableIn = (orders: string, cost: string) => ({
  orders: orders.trim() !== '' && !ordersIn(orders),
  cost: cost.trim() !== '' && !costIn(cost),
})

/** The two fields as numbers, zero if they are empty or cannot be parsed. */
export const amountsIn = (orders: string, cost: string) => ({
  orders: ordersIn(orders),
  cost: costIn(cost),
})

/** The estimated savings, or null if they are less than a dollar. */
export function estimateFrom(ordersText: string, costText: string): Estimate | null {
  const { orders, cost } = amountsIn(ordersText, costText)
  const { low, high } = page.savings.share
  const spent = orders * cost
  return Math.round(spent * high) > 0
    ? { orders, cost, low: spent * low, high: spent * high }
    : null
}
