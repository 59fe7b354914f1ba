import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = {
  from: string
  /** The addresses in RCPT TO, which decide who gets it. */
  recipients: string[]
  /** The message as it was transferred. */
  raw: string
  mail: ParsedMail
}

type Options = Pick<
  SMTPServerOptions,
  'onRcptTo' | 'onMailFrom' | 'onData' | 'onConnect' | 'onClose' | 'onAuth'
> & {
  port?: number
}

/** A real mail server that keeps what it receives. Ends with `await using`. */
export async function startSmtpServer({ port = 0, ...options }: Options = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    // Clients' pooled connections are not waited for.
    closeTimeout: 50,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', async () => {
        const bytes = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(({ address }) => address),
          raw: bytes.toString(),
          mail: await simpleParser(bytes),
        })
        done(null, 'kept')
      })
    },
    ...options,
  })
  // Some tests are about clients that disconnect.
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    close,
    [Symbol.asyncDispose]: close,
  }
}
