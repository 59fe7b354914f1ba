/** A clock that stands still until a test moves it. */
export class TestClock {
  #at: number

  constructor(start = new Date()) {
    this.#at = start.getTime()
  }

  now = () => new Date(this.#at)

  advance(milliseconds: number) {
    this.#at += milliseconds
  }
}
