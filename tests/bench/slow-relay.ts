import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Slow 4G, as Lighthouse has it. */
const roundTripMs = 150
const bytesPerMs = 200

/**
 * A relay to `target` with the delays of slow 4G: a round trip for each new connection, half of one for what is sent
 * each way, and one line of 1.6 Mbit/s for all that comes back.
 */
export async function slowRelay(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let lineFreeAt = 0

  /** Passes chunks on in their order, each when `due` says so. */
  const pass = (from: Socket, to: Socket, due: (bytes: number) => number) => {
    let last: Promise<unknown> = Promise.resolve()
    const send = async (before: Promise<unknown>, at: number, chunk: Buffer) => {
      await before
      await wait(Math.max(0, at - performance.now()))
      to.write(chunk)
    }
    from.on('data', (chunk) => (last = send(last, due(chunk.length), chunk)))
    from.on('end', () => void last.then(() => to.end()))
    for (const event of ['error', 'close']) from.on(event, () => to.destroy())
  }

  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname)
    for (const socket of [visitor, site]) sockets.add(socket.setNoDelay(true))
    const openAt = performance.now() + roundTripMs
    pass(visitor, site, () => Math.max(openAt, performance.now()) + roundTripMs / 2)
    pass(site, visitor, (bytes) => {
      lineFreeAt = Math.max(lineFreeAt, performance.now()) + bytes / bytesPerMs
      return lineFreeAt + roundTripMs / 2
    })
    visitor.on('close', () => [visitor, site].forEach((socket) => sockets.delete(socket)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
