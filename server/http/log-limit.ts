import { MINUTE } from '#server/durations.ts'
import { clientOf } from './address.ts'

type Bounds = { perMinute: number; perClient: number }

/**
 * Bounds the lines of the log that anybody can cause: `perMinute` in all, and `perClient` of one client in that minute, who
 * leaves room for the others. The function that it returns says whether one more may be written.
 */
export function createLogLimit({ perMinute, perClient }: Bounds, now: () => Date) {
  let minute = 0
  let noted = 0
  // No more clients than are noted in a minute.
  const byClient = new Map<string, number>()
  return (ip: string) => {
    const current = Math.floor(now().getTime() / MINUTE)
    if (current !== minute) {
      ;[minute, noted] = [current, 0]
      byClient.clear()
    }
    const client = clientOf(ip)
    const before = byClient.get(client) ?? 0
    if (noted >= perMinute || before >= perClient) return false
    noted++
    byClient.set(client, before + 1)
    return true
  }
}
