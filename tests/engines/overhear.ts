import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy in front of the site that records what plain WebDriver cannot read from a browser: its reports of policy
 * violations, error reports of our scripts, and refusals.
 */
export async function overhear(site: string) {
  const { hostname, port } = new URL(site)
  const faults: string[] = []
  const server = createServer((incoming, answer) => {
    const { method, url = '', headers } = incoming
    const onward = request({ hostname, port, method, path: url, headers }, (reply) => {
      if (reply.statusCode! >= 400) faults.push(`response: ${reply.statusCode} ${url}`)
      answer.writeHead(reply.statusCode!, reply.headers)
      answer.flushHeaders()
      reply.pipe(answer)
      // Leaving a page ends a stream on both sides.
      answer.once('close', () => reply.destroy())
    })
    onward.once('error', () => answer.destroy())
    if (/^\/api\/(csp-report|browser-fault)$/.test(url)) {
      let text = ''
      incoming.setEncoding('utf8').on('data', (more: string) => (text += more))
      incoming.once('end', () => faults.push(`${url}: ${text}`))
    }
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** What the browser reports from now on. */
    faults() {
      const from = faults.length
      return () => faults.slice(from)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
