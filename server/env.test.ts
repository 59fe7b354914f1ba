import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('every wrong setting is one line that says what is wanted', () => {
  const { faults } = readEnv({
    PORT: '70000',
    PUBLIC_URL: 'https://agency.example/shop?x',
    DATABASE_URL: 'mysql://db',
    ADMIN_EMAIL: `${'x'.repeat(250)}@agency.example`,
    ADMIN_PASSWORD: 'short',
    TRUST_PROXY: 'yes',
    IMAGE_HOST: 'https://pictures.example/a?b',
    RATE_LIMITS: 'maybe',
    HSTS: 'yes',
    METRICS_TOKEN: 'short',
  })
  expect(faults).toEqual([
    'PORT: must be at most 65535',
    'PUBLIC_URL: must be an origin, such as https://agency.example',
    'DATABASE_URL: must begin with postgres:// or postgresql://',
    'ADMIN_EMAIL: is longer than 254 characters',
    'ADMIN_PASSWORD: at least 12 characters',
    'TRUST_PROXY: must be a number',
    'HSTS: must be one of: on, off, preload',
    'IMAGE_HOST: must be an address without a question mark',
    'RATE_LIMITS: must be one of: on, off',
    'METRICS_TOKEN: at least 16 characters',
  ])
})

test('a setting that nothing reads yet does not stop the start', () => {
  expect(readEnv({ SMTP_URL: 'nonsense', MAIL_FROM: 'x', BEARER_SESSIONS: 'maybe' }).faults).toBe(
    undefined,
  )
})

test.each(['localhost', '', undefined])('the host %j is one address, not two', (HOST) => {
  expect(readEnv({ HOST }).env?.HOST).toBe('127.0.0.1')
})

test.each(['agency.example', 'ftp://agency.example', 'https://a:b@agency.example', 'https://x/#y'])(
  'the public address cannot be %s',
  (PUBLIC_URL) => {
    expect(readEnv({ PUBLIC_URL }).faults).toEqual([expect.stringMatching(/^PUBLIC_URL: must /)])
  },
)

test('settings are read as they are meant', () => {
  const { env } = readEnv({
    PUBLIC_URL: 'https://Agency.Example:443/',
    ADMIN_EMAIL: ' Boss@Agency.Example ',
    IMAGE_HOST: 'https://pictures.example/small',
    METRICS_TOKEN: '',
  })
  expect(env).toMatchObject({
    PUBLIC_URL: 'https://agency.example',
    ADMIN_EMAIL: 'boss@agency.example',
    IMAGE_HOST: 'https://pictures.example/small',
    METRICS_TOKEN: '',
    DATABASE_URL: '',
  })
})

test('a first password that nobody could sign in with stops the start', () => {
  expect(readEnv({ ADMIN_PASSWORD: 'x'.repeat(1001) }).faults).toEqual([
    'ADMIN_PASSWORD: at most 1000 characters',
  ])
})
