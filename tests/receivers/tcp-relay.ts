import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** An address that forwards to a server until its connections are cut, or it is pointed to another one. */
export async function startRelay(port: number, host = '127.0.0.1') {
  const sockets = new Set<Socket>()
  let target = port
  const plug = () =>
    createServer((near) => {
      const far = connect(target, host)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one)
        one.pipe(other)
        one.on('error', () => other.destroy())
        one.on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      }
    })
  let listener = plug()
  const listen = (wanted: number) =>
    new Promise<void>((resolve) => listener.listen(wanted, '127.0.0.1', resolve))
  await listen(0)
  const { port: own } = listener.address() as AddressInfo
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: own,
    async cut() {
      const closed = new Promise((resolve) => listener.close(resolve))
      drop()
      await closed
    },
    async mend() {
      listener = plug()
      await listen(own)
    },
    /** Open connections stay open, and no more data passes. */
    fallSilent() {
      for (const socket of sockets) socket.unpipe().resume()
    },
    turnTo(next: number) {
      target = next
      drop()
    },
  }
}
