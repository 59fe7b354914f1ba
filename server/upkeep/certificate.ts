import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import { HOUR, SECOND } from '#contract/durations.ts'
import { runRegularly } from '#server/scheduling/run-regularly.ts'

const maxWaitMs = 5 * SECOND

/**
 * The expiry of the public address's certificate, as a visitor sees it: TLS ends in a proxy, so this server connects to
 * its own address. Null while unknown, and on plain HTTP.
 */
export function watchCertificate(app: FastifyInstance, publicUrl: () => string) {
  let goodUntil: Date | null = null
  const failure = 'the certificate could not be read'
  runRegularly(app, { everyMs: 6 * HOUR, failure }, async (closing) => {
    const url = new URL(publicUrl())
    goodUntil = url.protocol === 'https:' ? await readCertificate(url, closing) : null
  })
  return () => goodUntil
}

function readCertificate({ hostname, port }: URL, closing: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<Date | null>()
  // Trust is not checked, since expired certificates are what we look for. Nothing is sent.
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    ...(isIP(hostname) === 0 && { servername: hostname }),
    rejectUnauthorized: false,
  })
  const stop = () => void socket.destroy()
  closing.addEventListener('abort', stop, { once: true })
  socket.setTimeout(maxWaitMs, stop)
  socket.on('secureConnect', () => {
    const { valid_to } = socket.getPeerCertificate()
    const until = new Date(valid_to)
    resolve(Number.isNaN(until.getTime()) ? null : until)
    socket.end()
  })
  socket.on('error', stop)
  socket.on('close', () => {
    closing.removeEventListener('abort', stop)
    resolve(null)
  })
  return promise
}
