import { expect } from 'vitest'

type Line = { level: number; msg: string; [field: string]: unknown }

const ERROR = 50

/** Keeps what the server logs, and checks that it never contains a secret. */
export class TestLog {
  readonly lines: Line[] = []
  readonly #secrets: string[] = []
  #text = ''

  write(line: string) {
    this.#text += line
    this.lines.push(JSON.parse(line))
  }

  /** Every test also checks that passwords and tokens stay out of the log. */
  keepSecret(secret: string) {
    this.#secrets.push(secret)
  }

  check(expectErrors = false) {
    const leaked = this.#secrets.filter((secret) => this.#text.includes(secret))
    expect(leaked, 'secrets in the log').toEqual([])
    if (expectErrors) return
    const errors = this.lines.filter(({ level }) => level >= ERROR)
    expect(errors, 'unexpected errors in the log').toEqual([])
  }
}
