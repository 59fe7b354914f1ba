import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail server that speaks just enough. It refuses every recipient while `refusal` is set. */
export async function startSmtpServer(options: { refusal: string | null }) {
  const received: string[] = []
  const smtp = { url: '', received, refusal: options.refusal, close: () => {} }
  const server = createServer((socket) => {
    let message: string[] | null = null
    const say = (line: string) => socket.write(`${line}\r\n`)
    const answers: Record<string, () => void> = {
      EHLO: () => say('250 mail.example'),
      MAIL: () => say('250 OK'),
      RCPT: () => say(smtp.refusal ?? '250 OK'),
      DATA: () => {
        message = []
        say('354 Go on')
      },
      QUIT: () => socket.end('221 Bye\r\n'),
    }
    socket.on('error', () => {})
    say('220 mail.example')
    createInterface({ input: socket }).on('line', (line) => {
      if (message === null) {
        const answer = answers[line.slice(0, 4).toUpperCase()]
        if (answer) answer()
        else say('250 OK')
      } else if (line === '.') {
        received.push(message.join('\n'))
        message = null
        say('250 Taken')
      } else message.push(line)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  smtp.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  smtp.close = () => server.close()
  return smtp
}
