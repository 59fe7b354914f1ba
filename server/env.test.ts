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
    MAIL_FROM: 'nonsense',
    NOTIFY_EMAIL: 'nobody',
    IMAGE_HOST: 'https://pictures.example/a?b',
    RATE_LIMITS: 'maybe',
  })
  expect(faults).toEqual([
    'PORT: must be at most 65535',
    'PUBLIC_URL: must be an origin, such as https://agency.example',
    'DATABASE_URL: must begin with postgres:// or postgresql://',
    'ADMIN_EMAIL: is longer than 254 characters',
    'ADMIN_PASSWORD: at least 12 characters',
    'TRUST_PROXY: must be a number',
    'MAIL_FROM: must be an email address, or Name <address>',
    'NOTIFY_EMAIL: is not an email address',
    'IMAGE_HOST: must be an address without a question mark',
    'RATE_LIMITS: must be one of: on, off',
  ])
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
    MAIL_FROM: 'The Agency <hello@agency.example>',
    IMAGE_HOST: 'https://pictures.example/small',
    METRICS_TOKEN: '',
  })
  expect(env).toMatchObject({
    PUBLIC_URL: 'https://agency.example',
    ADMIN_EMAIL: 'boss@agency.example',
    MAIL_FROM: 'The Agency <hello@agency.example>',
    IMAGE_HOST: 'https://pictures.example/small',
    METRICS_TOKEN: '',
    NOTIFY_EMAIL: '',
    DATABASE_URL: '',
  })
})
