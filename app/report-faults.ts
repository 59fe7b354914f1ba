/** Reports uncaught faults to the server. Until there is one, nothing is fetched and nothing sent. */
export function reportFaults() {
  const tell = (fault: unknown) =>
    import('./send-fault.ts').then(({ sendFault }) => sendFault(fault)).catch(() => {})
  addEventListener('error', ({ error, message }) => tell(error ?? message))
  addEventListener('unhandledrejection', (event) => {
    // A transition that is aborted because it took too long is no fault: the page is shown all the same.
    if (/^TimeoutError: .*transition/i.test(String(event.reason))) event.preventDefault()
    else void tell(event.reason)
  })
}
