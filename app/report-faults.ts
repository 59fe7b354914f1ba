/** A page that fails again and again has said enough. */
const most = 3
let said = 0

/** Tells the server of faults that nothing in our scripts caught. Nothing is sent before there is one. */
export function reportFaults() {
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

function report(fault: unknown) {
  if (said >= most) return
  said++
  const { message, stack } = fault instanceof Error ? fault : { message: String(fault), stack: '' }
  const body = {
    message: message.slice(0, 1_000),
    stack: (stack ?? '').slice(0, 4_000),
    page: location.pathname.slice(0, 300),
  }
  fetch('/api/browser-fault', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
