import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('every invalid setting is reported on a line of its own that says what is expected', () => {
  const { faults } = readEnv({
    PORT: '70000',
    PUBLIC_URL: 'https://agency.example/shop?x',
    DATABASE_URL: 'mysql://db',
    ADMIN_EMAIL: `${'x'.repeat(250)}@agency.example`,
    ADMIN_PASSWORD: 'short',
    TRUST_PROXY: 'yes',
    IMAGE_HOST: 'https://pictures.example/a?b',
    BEARER_SESSIONS: 'maybe',
    RATE_LIMITS: 'maybe',
    HSTS: 'yes',
    METRICS_TOKEN: 'short',
    SMTP_URL: 'mail.agency.example',
    MAIL_FROM: 'a@b.example, c@d.example',
    NOTIFY_EMAIL: 'a@b.example,team: c@d.example;',
    VISITOR_CONFIRMATION: 'yes',
    ALERT_URL: 'mailto:a@b.example',
    WEBHOOK_PRIVATE_TARGETS: 'yes',
  })
  expect(faults).toEqual([
    'PORT: must be at most 65535',
    'PUBLIC_URL: must be an origin, such as https://agency.example',
    'DATABASE_URL: must begin with postgres:// or postgresql://',
    'ADMIN_EMAIL: is longer than 254 characters',
    'ADMIN_PASSWORD: at least 12 characters',
    'TRUST_PROXY: must be a number',
    'HSTS: must be one of: on, off, preload',
    'SMTP_URL: must begin with smtp:// or smtps://',
    'MAIL_FROM: must be an address, such as Agency <hello@agency.example>',
    'NOTIFY_EMAIL: entry 2 is not an email address',
    'VISITOR_CONFIRMATION: must be one of: on, off',
    'ALERT_URL: must begin with http:// or https://',
    'WEBHOOK_PRIVATE_TARGETS: must be one of: on, off',
    'IMAGE_HOST: must be an address without a question mark',
    'BEARER_SESSIONS: must be one of: on, off',
    'RATE_LIMITS: must be one of: on, off',
    'METRICS_TOKEN: at least 16 characters',
  ])
})

test('settings that require another one are reported together with invalid settings', () => {
  const { faults } = readEnv({
    PORT: '70000',
    PROCESSES: '2',
    DATABASE_DIRECT_URL: 'postgres://db',
  })
  expect(faults).toEqual([
    'PORT: must be at most 65535',
    'PROCESSES: more than one needs PostgreSQL (DATABASE_URL)',
    'DATABASE_DIRECT_URL: needs DATABASE_URL, the address of the pooler before it',
  ])
  // A wrong address is not also reported as missing.
  const wrong = {
    DATABASE_URL: 'mysql://db',
    PROCESSES: 'two',
    DATABASE_DIRECT_URL: 'postgres://db',
  }
  expect(readEnv(wrong).faults).toHaveLength(2)
})

test.each([' ', '0x1f90', '1e3', ' 80', '80 ', '+80', '8_0', '.5'])(
  'a port cannot be %j',
  (PORT) => {
    expect(readEnv({ PORT }).faults).toEqual(['PORT: must be a number'])
  },
)

test('a blank setting stops the start, whichever it is', () => {
  const names = ['HOST', 'DATA_DIR', 'BACKUP_DIR', 'NOTIFY_EMAIL', 'MAIL_FROM']
  const numbers = ['PROCESSES', 'BACKUP_EVERY_HOURS', 'BACKUP_KEEP', 'TRUST_PROXY']
  const blanks = [...names, ...numbers].map((name) => [name, ' '])
  expect(readEnv(Object.fromEntries(blanks)).faults?.toSorted()).toEqual(
    [
      ...names.map((name) => `${name}: must not be blank`),
      ...numbers.map((name) => `${name}: must be a number`),
    ].toSorted(),
  )
})

test('numbers may have decimals where fractions make sense', () => {
  expect(readEnv({ BACKUP_EVERY_HOURS: '1.5' }).env?.BACKUP_EVERY_HOURS).toBe(1.5)
  expect(readEnv({ PORT: '80.5', TRUST_PROXY: '-1' }).faults).toEqual([
    'PORT: must be a whole number',
    'TRUST_PROXY: must be at least 0',
  ])
})

test('an unknown setting does not stop the start', () => {
  expect(readEnv({ SHOE_SIZE: 'maybe' }).faults).toBe(undefined)
})

test.each(['localhost', '', undefined])('the host %j is a single address', (HOST) => {
  expect(readEnv({ HOST }).env?.HOST).toBe('127.0.0.1')
})

test.each(['agency.example', 'ftp://agency.example', 'https://a:b@agency.example', 'https://x/#y'])(
  'the public address cannot be %s',
  (PUBLIC_URL) => {
    expect(readEnv({ PUBLIC_URL }).faults).toEqual([expect.stringMatching(/^PUBLIC_URL: must /)])
  },
)

test.each(['p/w', 'p#w', 'p?w'])(
  'an address with the password %j, which has to be encoded, is refused with how',
  (password) => {
    const { faults = [] } = readEnv({
      DATABASE_URL: `postgres://agency:${password}@db.example/agency`,
      SMTP_URL: `smtps://agency:${password}@smtp.example:465`,
    })
    expect(faults).toEqual([
      expect.stringMatching(/^DATABASE_URL: is not a complete address; .* # %23/),
      expect.stringMatching(/^SMTP_URL: is not a complete address; .* # %23/),
    ])
  },
)

test('settings are normalized: addresses without trailing slash or default port, emails in lower case', () => {
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

test('a first password that could not be used to sign in stops the start', () => {
  expect(readEnv({ ADMIN_PASSWORD: 'x'.repeat(1001) }).faults).toEqual([
    'ADMIN_PASSWORD: at most 1000 characters',
  ])
})

test.each([
  ['hello@agency.example', { name: '', address: 'hello@agency.example' }],
  ['Agency <Hello@agency.example>', { name: 'Agency', address: 'hello@agency.example' }],
  [
    '"Agency West" <hello@agency.example>',
    { name: 'Agency West', address: 'hello@agency.example' },
  ],
])('the sender %j is a single address with its name', (MAIL_FROM, sender) => {
  expect(readEnv({ MAIL_FROM }).env?.MAIL_FROM).toEqual(sender)
})

test('NOTIFY_EMAIL accepts several addresses, each used once', () => {
  const list = 'Ann@agency.example, ben@agency.example, ann@agency.example'
  const { env } = readEnv({ NOTIFY_EMAIL: list })
  expect(env?.NOTIFY_EMAIL).toEqual(['ann@agency.example', 'ben@agency.example'])
})

test('DATABASE_DIRECT_URL, which bypasses a pooler, requires DATABASE_URL', () => {
  const DATABASE_DIRECT_URL = 'postgres://agency@db.example/agency'
  expect(readEnv({ DATABASE_DIRECT_URL }).faults).toEqual([
    'DATABASE_DIRECT_URL: needs DATABASE_URL, the address of the pooler before it',
  ])
})

test('a token that cannot be sent in a header stops the start', () => {
  expect(readEnv({ METRICS_TOKEN: 'correct horse battery' }).faults).toEqual([
    'METRICS_TOKEN: must be letters, digits and marks without spaces',
  ])
})

test('several processes require PostgreSQL', () => {
  const DATABASE_URL = 'postgres://agency@db.example/agency'
  expect(readEnv({ PROCESSES: '2' }).faults).toEqual([
    'PROCESSES: more than one needs PostgreSQL (DATABASE_URL)',
  ])
  expect(readEnv({ PROCESSES: '2', DATABASE_URL }).env?.PROCESSES).toBe(2)
})
