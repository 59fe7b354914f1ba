import { z } from 'zod'
import { Email } from '#contract/account.ts'
import { decimal } from '#contract/decimal.ts'
import { maxPasswordLength, minPasswordLength } from '#contract/options.ts'
import './validation-messages.ts'

const text = z.string().trim().min(1, 'must not be blank')
const url = (...schemes: string[]) => {
  const beginnings = schemes.map((scheme) => `${scheme}://`)
  return z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    error: ({ input }) =>
      beginnings.some((beginning) => String(input).startsWith(beginning))
        ? 'is not a complete address; in a user or password @ is written %40, / %2F, # %23, ? %3F and % %25'
        : `must begin with ${beginnings.join(' or ')}`,
    abort: true,
  })
}

/** Only scheme, host and port: anything else would be lost, or be prefixed to every path. */
const origin = url('http', 'https')
  .refine((text) => {
    const { pathname, search, hash, username } = new URL(text)
    return pathname === '/' && !search && !hash && !username
  }, 'must be an origin, such as https://agency.example')
  .transform((text) => new URL(text).origin)

/** Accepts random text. The refused words are those of examples and placeholders, which get copied. */
const Secret = z
  .string()
  .min(32, { error: 'at least 32 characters', abort: true })
  .refine(
    (secret) => new Set(secret).size >= 10 && !/secret|password|change.?me|example/i.test(secret),
    'is easy to guess; use the output of: openssl rand -base64 48',
  )

/** Comma-separated addresses. Each is one recipient: no names, no groups. */
const addresses = text
  .transform((list) => list.split(',').map((each) => each.trim()))
  .pipe(z.array(Email).max(20))
  .transform((list) => [...new Set(list)])

/** `Name <address>` or the address alone. */
const Sender = text.transform((line, context) => {
  const { name = '', address } =
    /^(?:"?(?<name>[^"<>@,;\r\n]*?)"? *<)?(?<address>[^\s<>"]+@[^\s<>"]+?)>?$/.exec(line)?.groups ??
    {}
  const email = Email.safeParse(address)
  if (email.success) return { name, address: email.data }
  context.addIssue('must be an address, such as Agency <hello@agency.example>')
  return z.NEVER
})

const Settings = z.object({
  PORT: decimal(z.number().int().min(0).max(65_535).default(3000)),
  /** Bound to one address, since "localhost" can mean two and only one listener has all the limits. */
  HOST: text.transform((host) => (host === 'localhost' ? '127.0.0.1' : host)).default('127.0.0.1'),
  /** The site's public origin, without a trailing slash. Empty: the one it was built for. */
  PUBLIC_URL: origin.default(''),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: url('postgres', 'postgresql').default(''),
  /** PostgreSQL itself, when DATABASE_URL is a pooler in transaction mode. */
  DATABASE_DIRECT_URL: url('postgres', 'postgresql').default(''),
  /** Number of processes. Unset: see processes.ts. */
  PROCESSES: decimal(z.number().int().min(1).max(64).optional()),
  /** Where the server automatically makes backups; empty: nowhere. */
  BACKUP_DIR: text.default(''),
  BACKUP_EVERY_HOURS: decimal(z.number().min(1).max(720).default(24)),
  BACKUP_KEEP: decimal(z.number().int().min(1).max(1_000).default(7)),
  ADMIN_EMAIL: Email.default(''),
  ADMIN_PASSWORD: z
    .string()
    .max(maxPasswordLength, `at most ${maxPasswordLength} characters`)
    .min(minPasswordLength, `at least ${minPasswordLength} characters`)
    .default(''),
  AUTH_SECRET: Secret.default(''),
  TRUST_PROXY: decimal(z.number().int().min(0).max(10).default(0)),
  /** Strict-Transport-Security: a year for this host only; or none; or as the browsers' preload list requires. */
  HSTS: z.enum(['on', 'off', 'preload']).default('on'),
  /** smtp:// or smtps://, including user and password. Empty: mail waits in the outbox. */
  SMTP_URL: url('smtp', 'smtps').default(''),
  MAIL_FROM: Sender.optional(),
  /** Recipients of mails about new enquiries. */
  NOTIFY_EMAIL: addresses.default([]),
  VISITOR_CONFIRMATION: z.enum(['on', 'off']).default('off'),
  /** Receives a POST when delivery is broken or a backup has failed. */
  ALERT_URL: url('http', 'https').default(''),
  /** Whether webhooks may go to private and loopback addresses. */
  WEBHOOK_PRIVATE_TARGETS: z.enum(['on', 'off']).default('off'),
  IMAGE_HOST: url('http', 'https')
    .refine((text) => !/[?#]/.test(text), 'must be an address without a question mark')
    .default(''),
  /** Whether clients may sign in without proving a key. Their tokens would work from anywhere if stolen. */
  BEARER_SESSIONS: z.enum(['on', 'off']).default('off'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Grants access to /metrics; unset: nobody has access. */
  METRICS_TOKEN: z
    .string()
    .min(16, 'at least 16 characters')
    .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and marks without spaces')
    .default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})
/** Also checked when another setting is wrong, so that all faults are reported at once. */
const when = () => true
const Env = Settings.refine(({ PROCESSES = 1, DATABASE_URL }) => !(PROCESSES > 1) || DATABASE_URL, {
  path: ['PROCESSES'],
  error: 'more than one needs PostgreSQL (DATABASE_URL)',
  when,
}).refine(({ DATABASE_DIRECT_URL, DATABASE_URL }) => !DATABASE_DIRECT_URL || DATABASE_URL, {
  path: ['DATABASE_DIRECT_URL'],
  error: 'needs DATABASE_URL, the address of the pooler before it',
  when,
})
export type Env = z.infer<typeof Env>

/** The parsed settings, or one line per error. */
export function readEnv(
  source: Record<string, string | undefined>,
): { env: Env; faults?: never } | { env?: never; faults: string[] } {
  // An empty setting counts as unset.
  const set = Object.entries(source).filter(([, value]) => value !== '')
  const result = Env.safeParse(Object.fromEntries(set))
  if (result.success) return { env: result.data }
  return {
    faults: result.error.issues.map(({ path: [name, entry], message }) => {
      const which = typeof entry === 'number' ? `entry ${entry + 1} ` : ''
      return `${String(name)}: ${which}${message}`
    }),
  }
}
