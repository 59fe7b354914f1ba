import { expect, test } from 'vitest'
import { readablePath } from './readable-path.ts'

const read = (url: string) => readablePath({ url } as Parameters<typeof readablePath>[0])

test('a path with more percent signs than any of ours becomes a short unknown one of its kind', () => {
  for (const sign of ['%zz', '%25', '%']) {
    expect(read(`/${sign.repeat(5_000)}?q=%25`)).toBe('/unreadable')
    expect(read(`/api/users/${sign.repeat(129)}`)).toBe('/api/unreadable')
  }
  expect(read(`/${'%C3%A9'.repeat(16)}?q=${'%25'.repeat(50)}`)).toContain('%C3%A9')
})

test('a malformed path is kept, with its percent signs escaped', () => {
  expect(read('/%zz?q=%zz')).toBe('/%25zz?q=%zz')
})
