import { expect, test } from 'vitest'
import { withLinks } from './mail-links.ts'

const links = {
  publicUrl: 'https://www.agency.example',
  tokenOf: (purpose: string, id: string) => `token-for-${purpose}-${id}`,
}
const recovery = { path: '/admin/set-password?token=', token: { purpose: 'recovery', id: 'r-1' } }

test('links of a mail become absolute addresses, with a token where they need one, also inside lists', () => {
  const data = { link: recovery, enquiries: [{ name: 'Ada', link: { path: '/admin/inbox/e-1' } }] }
  expect(withLinks(data, links)).toEqual({
    link: 'https://www.agency.example/admin/set-password?token=token-for-recovery-r-1',
    enquiries: [{ name: 'Ada', link: 'https://www.agency.example/admin/inbox/e-1' }],
  })
})

test('only complete link objects in link fields are replaced, and everything else stays unchanged', () => {
  const data = {
    message: { path: '/admin/set-password?token=', token: recovery.token },
    link: 'https://elsewhere.example',
    unsubscribe: null,
    nested: { link: { path: 7 } },
    count: 0,
    none: null,
    list: ['a', null, 1],
  }
  expect(withLinks(data, links)).toEqual(data)
})
