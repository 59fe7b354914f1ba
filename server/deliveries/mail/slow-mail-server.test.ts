import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { openSmtp } from './smtp.ts'

const enquiry = { name: 'Ann', email: 'ann@shop.example', company: 'Shop', consent: true }
const notify = { NOTIFY_EMAIL: 'one@agency.example', MAIL_FROM: 'hello@agency.example' }

type Step = 'greeting' | 'EHLO' | 'end'

/** Never silent for long, and never finished. */
async function drip(socket: Socket) {
  for (let n = 0; !socket.destroyed; n++) {
    socket.write(n === 0 ? '250-' : 'a')
    await sleep(20)
  }
}

/** A mail server that sends one answer byte by byte, on the connections chosen by the test. */
async function drippingServer(step: Step, isSlow: (connection: number) => boolean) {
  const open = new Set<Socket>()
  let connections = 0
  let taken = 0
  const server = createServer((socket) => {
    const isThisSlow = isSlow(++connections)
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    const answer = (at: Step, words: string) =>
      isThisSlow && at === step ? void drip(socket) : socket.write(`${words}\r\n`)
    answer('greeting', '220 here')
    let message: string | null = null
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (message !== null) {
        message += text
        if (!message.endsWith('\r\n.\r\n')) return
        message = null
        if (!(isThisSlow && step === 'end')) taken++
        answer('end', '250 kept')
      } else if (text.startsWith('DATA')) {
        message = ''
        socket.write('354 go on\r\n')
      } else if (text.startsWith('EHLO')) answer('EHLO', '250 fine')
      else socket.write('250 fine\r\n')
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    open,
    taken: () => taken,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test.each<Step>(['greeting', 'end'])(
  'a mail server that answers byte by byte (%s) costs one attempt, delays no other message and loses none',
  async (step) => {
    await using server = await drippingServer(step, (connection) => connection === 1)
    const env = { SMTP_URL: server.url, ...notify }
    await using app = await startTestApp({ env, maxSendMs: 4_000 })
    for (let n = 0; n < 3; n++)
      expect((await app.post('/api/submit-contact-form', enquiry)).statusCode).toBe(201)
    const drained = app.outbox.drain()
    await eventually(() => expect(server.taken()).toBe(2))
    const slow = await app.database.db
      .selectFrom('deliveries')
      .innerJoin('delivery_attempts', 'delivery_id', 'deliveries.id')
      .select('answer')
      .where('outcome', '<>', 'sent')
      .execute()
    expect(slow, 'the slow one is still on its way').toEqual([])
    await drained
    const { answer } = await app.database.db
      .selectFrom('delivery_attempts')
      .select('answer')
      .where('outcome', '=', 'deferred')
      .executeTakeFirstOrThrow()
    expect(answer).toContain('The mail server did not finish within 4 seconds.')
    await eventually(() => expect(server.open.size, 'the slow connection is given up').toBe(2))
    app.clock.advance(15_000)
    await app.outbox.drain()
    expect(server.taken()).toBe(3)
  },
)

test('the check at the start times out when the mail server answers byte by byte', async () => {
  await using server = await drippingServer('EHLO', () => true)
  const smtp = openSmtp({ SMTP_URL: server.url }, { maxSendMs: 100 })
  await expect(smtp.verify()).rejects.toThrow('did not finish')
  smtp.close()
})

test('a server that stops closes the connection to a mail server that answers byte by byte', async () => {
  await using server = await drippingServer('end', () => true)
  const smtp = openSmtp({ SMTP_URL: server.url })
  const sending = smtp.send({ from: 'a@agency.example', to: 'b@agency.example', text: 'x' })
  const ended = sending.catch((error: Error) => error.message)
  await eventually(() => expect(server.open.size).toBe(1))
  await sleep(50)
  smtp.close()
  await eventually(() => expect(server.open.size).toBe(0))
  expect(await ended).toContain('closed')
})
