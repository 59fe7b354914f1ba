import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const text = z.string().trim()
const optionalUrl = (protocol: RegExp) => z.union([z.literal(''), z.url({ protocol })])

/** Random text passes. The words are those of the examples and placeholders that get copied. */
const Secret = z
  .string()
  .min(32, { error: 'at least 32 characters', abort: true })
  .refine(
    (secret) => new Set(secret).size >= 10 && !/secret|password|change.?me|example/i.test(secret),
    'is easy to guess; use the output of: openssl rand -base64 48',
  )

const Env = z.object({
  PORT: port.default(3000),
  HOST: text.default('localhost'),
  /** The site's public origin, without a slash at the end. Empty: http://localhost:PORT. */
  PUBLIC_URL: optionalUrl(/^https?$/)
    .default('')
    .transform((url) => url.replace(/\/+$/, '')),
  DATA_DIR: text.min(1).default('./data'),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/).default(''),
  ADMIN_EMAIL: z.union([z.literal(''), z.email()]).default(''),
  ADMIN_PASSWORD: z
    .union([z.literal(''), z.string().min(12, 'at least 12 characters')])
    .default(''),
  AUTH_SECRET: z.union([z.literal(''), Secret]).default(''),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SMTP_URL: optionalUrl(/^smtps?$/).default(''),
  MAIL_FROM: text.default(''),
  NOTIFY_EMAIL: z.union([z.literal(''), z.email()]).default(''),
  IMAGE_HOST: optionalUrl(/^https?$/).default(''),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Lets a collector on another machine read /metrics. */
  METRICS_TOKEN: z.union([z.literal(''), z.string().min(16, 'at least 16 characters')]).default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: text.default('development'),
})
export type Env = z.infer<typeof Env>

/** The settings, or one line a fault. */
export function readEnv(
  source: Record<string, string | undefined>,
): { env: Env; faults?: never } | { env?: never; faults: string[] } {
  const set = Object.entries(source).filter(([, value]) => value !== '')
  const result = Env.safeParse(Object.fromEntries(set))
  if (result.success) return { env: result.data }
  return {
    faults: result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  }
}
