/** Reports uncaught errors to the server. The code that sends them is loaded with the first error. */
export function reportFaults() {
  const report = (fault: unknown) =>
    import('./send-fault.ts').then(({ sendFault }) => sendFault(fault)).catch(() => {})
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', (event) => {
    // A view transition that timed out or came too late is not an error: the page is shown anyway.
    if (/^(Timeout|InvalidState)Error: .*transition/i.test(String(event.reason)))
      event.preventDefault()
    else void report(event.reason)
  })
}
