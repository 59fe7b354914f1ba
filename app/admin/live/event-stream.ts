/** One message of an event stream. Missing fields are undefined. */
export type StreamMessage = { id?: string; data?: string; retryMs?: number }

/** Parses the text of an event stream, which arrives in chunks of any length. */
export function eventStreamReader(onMessage: (message: StreamMessage) => void) {
  let rest = ''
  let message: StreamMessage = {}

  function readLine(line: string) {
    if (line === '') {
      if (Object.keys(message).length > 0) onMessage(message)
      message = {}
      return
    }
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (name === 'id') message.id = value
    else if (name === 'data')
      message.data = message.data === undefined ? value : `${message.data}\n${value}`
    else if (name === 'retry' && /^\d+$/.test(value)) message.retryMs = Number(value)
  }

  return (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line.replace(/\r$/, ''))
  }
}
