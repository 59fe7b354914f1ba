import { page } from '#content/pages/fulfillment.ts'

export type Estimate = { orders: number; cost: number; low: number; high: number }

const max = { orders: 1_000_000, cost: 500 }

/** As people write amounts: "1,200", "$6.50", "6.5 ", "6,50". Nothing else counts as a number. */
const whole = /^(\d+|\d{1,3}(,\d{3})+)$/
const dollars = /^(?=\.?\d)(\d*|\d{1,3}(,\d{3})+)(\.\d{0,2})?$/
/** A comma before one or two last digits separates cents; before three it separates thousands. */
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

/** Which of the two is filled in and cannot be read. */
export const unreadableIn = (orders: string, cost: string) => ({
  orders: orders.trim() !== '' && !ordersIn(orders),
  cost: cost.trim() !== '' && !costIn(cost),
})

/** What the two say as numbers; zero where they say none. */
export const amountsIn = (orders: string, cost: string) => ({
  orders: ordersIn(orders),
  cost: costIn(cost),
})

/** The printed range of the monthly cost, or null until both numbers make one above zero. */
export function estimateFrom(ordersText: string, costText: string): Estimate | null {
  const { orders, cost } = amountsIn(ordersText, costText)
  const { low, high } = page.savings.share
  const spent = orders * cost
  return Math.round(spent * high) > 0
    ? { orders, cost, low: spent * low, high: spent * high }
    : null
}
