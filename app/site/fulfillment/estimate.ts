import { page } from '#content/pages/fulfillment.ts'

export type Estimate = { orders: number; cost: number; low: number; high: number }

const most = { orders: 10_000_000, cost: 10_000 }

/** As people write amounts: "1,200", "$6.50", "6.5 ". Nothing else counts as a number. */
function amountIn(text: string) {
  const plain = text.trim().replace(/^\$\s*/, '')
  return /^(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(plain) && /\d/.test(plain)
    ? Number(plain.replaceAll(',', ''))
    : 0
}

/** The printed range of what is spent, or null until both numbers make sense. */
export function estimateFrom(ordersText: string, costText: string): Estimate | null {
  const orders = Math.round(amountIn(ordersText))
  const cost = amountIn(costText)
  if (orders < 1 || cost <= 0 || orders > most.orders || cost > most.cost) return null
  const { low, high } = page.savings.share
  return { orders, cost, low: orders * cost * low, high: orders * cost * high }
}
