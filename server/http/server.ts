import { type RequestListener, Server } from 'node:http'
import { SECOND } from '#contract/durations.ts'
import type { Env } from '#server/env.ts'
import { boundConnections } from '#server/http/limits/connections.ts'
import { boundPipelining, parseInSlices } from './pipelining.ts'
import { boundBodies } from './bound-bodies.ts'

/** The one HTTP server of the process, with every bound on what a connection may cost. */
export function createHttpServer(listener: RequestListener, env: Env): Server {
  const bounded = boundPipelining(boundBodies(listener))
  const server = new DrainableServer(
    {
      headersTimeout: 8 * SECOND,
      requestTimeout: 10 * SECOND,
      keepAliveTimeout: 5 * SECOND,
      connectionsCheckingInterval: SECOND,
      maxHeaderSize: 16_384,
      // Node would refuse it by itself, without our headers: one-host.ts does.
      requireHostHeader: false,
    },
    bounded,
  )
  // Node would answer 417 by itself, likewise. What is expected beyond 100-continue may be ignored.
  server.on('checkExpectation', bounded)
  server.maxRequestsPerSocket = 1_000
  // For whoever does not read the answer: a connection on which no byte moves is ended.
  server.setTimeout(30 * SECOND)
  boundConnections(server, env)
  server.on('connection', parseInSlices)
  return server
}

/**
 * Node's own `close` also hangs up on connections that are idle, where the next request may be under way already. This
 * one leaves them to whoever closes the server (shut-down.ts).
 */
class DrainableServer extends Server {
  override closeIdleConnections() {
    if (!this.listening) super.closeIdleConnections()
  }
}
