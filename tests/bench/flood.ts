import autocannon from 'autocannon'

const seconds = 4
const connections = 20
/** autocannon goes on sending on a connection that the server has announced to close, as ours does after 1,000 requests. */
const reconnectRate = 900

type Flood = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** The body for each request. */
  body?: () => string
}

/** Answers per second under full load. Anything but a 2xx makes the figure worthless, so it ends the run. */
export async function flood({ url, method = 'GET', headers = {}, body }: Flood) {
  const run = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      reconnectRate,
      requests: [
        {
          method,
          headers,
          ...(body && { setupRequest: (request) => ({ ...request, body: body() }) }),
        },
      ],
    })
  await run(1)
  const result = await run(seconds)
  const bad = result.non2xx + result.errors + result.timeouts
  if (bad) throw new Error(`${bad} of the answers of ${url} were none`)
  return result['2xx'] / result.duration
}
