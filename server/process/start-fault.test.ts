import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { startFault } from './start-fault.ts'

const faultOf = (fields: Record<string, string>, settings: Record<string, string> = {}) =>
  startFault(Object.assign(new Error('in its own words'), fields), readEnv(settings).env!)
const onPostgres = { DATABASE_URL: 'postgres://agency:p@ss/word@db.example/agency' }

test.each([
  ['a taken port', { syscall: 'listen', code: 'EADDRINUSE' }, {}, 'another PORT'],
  ['a port that only root may use', { syscall: 'listen', code: 'EACCES' }, {}, 'PORT above 1023'],
  ['the address of another machine', { syscall: 'listen', code: 'EADDRNOTAVAIL' }, {}, 'HOST has'],
  [
    'a host in brackets',
    { syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: '[::1]' },
    { HOST: '[::1]' },
    'HOST has',
  ],
  ['a damaged database', { code: 'SQLITE_CORRUPT' }, { DATA_DIR: '/d' }, 'run restore -- FILE'],
  [
    'a file of another user',
    { code: 'SQLITE_CANTOPEN' },
    { DATA_DIR: '/d' },
    'files in /d have to',
  ],
  ['a password with a slash', { code: 'ENOTFOUND', hostname: 'ss' }, onPostgres, '/ %2F'],
  ['a stopped PostgreSQL', { code: 'ECONNREFUSED' }, onPostgres, 'Check DATABASE_URL'],
  ['a wrong password', { code: '28P01' }, onPostgres, 'Check DATABASE_URL'],
  ['a database of somebody else', { code: '42501' }, onPostgres, 'has to own its database'],
  ['a database that does not exist', { code: '3D000' }, onPostgres, 'Check DATABASE_URL'],
])(
  'a start that fails because of %s names the setting to change',
  (_, fields, settings, advice) => {
    expect(faultOf(fields, settings)).toMatch(/^in its own words\. /)
    expect(faultOf(fields, settings)).toContain(advice)
  },
)

test('a start that fails for another reason says only that', () => {
  expect(faultOf({})).toBe('in its own words')
  expect(faultOf({ code: 'ECONNREFUSED' })).toBe('in its own words')
  expect(startFault('a word', readEnv({}).env!)).toBe('a word')
})
