import { type RequestListener, Server } from 'node:http'
import { SECOND } from '#contract/durations.ts'
import type { Env } from '#server/env.ts'
import { noteConnection } from '#server/scheduling/event-loop-turns.ts'
import { boundConnections } from './limits/connections.ts'
import { boundPipelining, parseInSlices } from './refusals/pipelining.ts'
import { boundBodies } from './refusals/bound-bodies.ts'

/** The process's only HTTP server, with every limit on the cost of a connection. */
export function createHttpServer(listener: RequestListener, env: Env): Server {
  const bounded = boundPipelining(boundBodies(listener))
  const server = new DrainableServer(
    {
      headersTimeout: 8 * SECOND,
      requestTimeout: 10 * SECOND,
      keepAliveTimeout: 5 * SECOND,
      connectionsCheckingInterval: SECOND,
      maxHeaderSize: 16_384,
      // Node would refuse it without our headers: one-host.ts does it instead.
      requireHostHeader: false,
    },
    bounded,
  )
  // Node would answer 417 without our headers. Expectations beyond 100-continue may be ignored.
  server.on('checkExpectation', bounded)
  server.maxRequestsPerSocket = 1_000
  // Ends connections without any traffic, such as of clients that do not read the answer.
  server.setTimeout(30 * SECOND)
  boundConnections(server, env)
  server.on('connection', parseInSlices)
  server.on('connection', noteConnection)
  return server
}

/**
 * Node's own `close` also closes idle connections, on which the next request may be on its way. This one leaves them to
 * shut-down.ts.
 */
class DrainableServer extends Server {
  override closeIdleConnections() {
    if (!this.listening) super.closeIdleConnections()
  }
}
