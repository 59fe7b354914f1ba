import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

type Behaviour = (socket: Socket, request: string) => unknown

/** A server on a raw socket, for answers that no HTTP library would send. Ends with `await using`. */
export async function startHostileServer(behave: Behaviour) {
  const sockets = new Set<Socket>()
  /** Everything that arrived, one text per connection. */
  const requests: string[] = []
  const server = createServer((socket) => {
    sockets.add(socket)
    const number = requests.push('') - 1
    let begun = false
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const text = (requests[number] += chunk.toString())
      const [head = '', body] = text.split('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
      if (begun || body === undefined || Buffer.byteLength(body) < length) return
      begun = true
      behave(socket, text)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    requests,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Answers with this status and text, and closes. */
export const answering =
  (status: string, headers = '', text = ''): Behaviour =>
  (socket) =>
    socket.end(
      `HTTP/1.1 ${status}\r\n${headers}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    )
