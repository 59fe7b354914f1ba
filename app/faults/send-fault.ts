/** Limit per page, because a page that keeps failing mostly repeats the same error. */
const maxReports = 3
let sent = 0

/** Sends an error, without the query of the URL, in a request that outlives the page. */
export async function sendFault(fault: unknown) {
  if (sent >= maxReports) return
  sent++
  const { message, stack } = fault instanceof Error ? fault : { message: String(fault), stack: '' }
  const body = {
    message: message.slice(0, 1_000),
    stack: (stack ?? '').slice(0, 4_000),
    page: location.pathname.slice(0, 300),
  }
  await fetch('/api/browser-fault', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
