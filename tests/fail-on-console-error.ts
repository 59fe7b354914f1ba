import { afterEach } from 'vitest'

const unexpected: unknown[][] = []
console.error = (...words: unknown[]) => void unexpected.push(words)

/** A test that expects an error says so: `vi.spyOn(console, 'error').mockImplementation(() => {})`. */
afterEach(() => {
  const [first] = unexpected.splice(0)
  if (first) throw new Error(`Unexpected console.error: ${first.map(String).join(' ')}`)
})
