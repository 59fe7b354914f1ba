import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { PersonalData, PrivacyRequest } from '#contract/privacy.ts'
import { Problem } from '#contract/problem.ts'
import {
  RetentionChange,
  RetentionPreview,
  RetentionRules,
  RetentionTrial,
} from '#contract/retention.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { readsPerPerson } from '#server/accounts/reads-per-person.ts'
import { whileAllowed } from '#server/accounts/sessions/while-allowed.ts'
import { SECOND } from '#contract/durations.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { longExportTimeoutMs } from '#server/audit/send-export.ts'
import { sendAttachment } from '#server/http/download.ts'
import { keyedSemaphore } from '#server/scheduling/keyed-semaphore.ts'
import { erasePerson } from './erase-person.ts'
import { addressFingerprint } from './pending-erasures.ts'
import { countsOf, findPerson } from './personal-data.ts'
import { personalFile } from './personal-file.ts'
import { previewRetention, retentionRules, setRetentionRules } from './retention.ts'

const tags = ['Privacy']
const body = PrivacyRequest
/** Each reads all that is stored, and goes on with a turn of its own between two parts of that. */
const maxConcurrentReads = 1

/** People's rights over their data: what is stored, a copy of it, and its erasure. */
export const privacyRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { database, secrets, now } = deps
  const { can, canWithStepUp } = guard(deps)
  const read = readsPerPerson(maxConcurrentReads)
  /** Also for whoever has hung up: it was asked for, and is to be done. */
  const eraseInTurn = keyedSemaphore()

  app.post(
    '/privacy/find',
    {
      onRequest: can('privacy.manage'),
      schema: {
        summary: 'Count the data stored about an address',
        tags,
        body,
        response: { 200: PersonalData },
      },
    },
    (request, reply) =>
      read(request, reply, async (signal) =>
        countsOf(await findPerson(database.db, request.body.email, signal)),
      ),
  )

  app.get(
    '/privacy/retention',
    {
      onRequest: can('privacy.manage'),
      schema: {
        summary: 'Read the retention rules',
        tags,
        response: { 200: RetentionRules },
      },
    },
    () => retentionRules(database.db),
  )

  app.put(
    '/privacy/retention',
    {
      onRequest: canWithStepUp('privacy.manage'),
      schema: {
        summary:
          'Set after how many days data is deleted automatically; null is never, and absent rules stay unchanged',
        tags,
        body: RetentionChange,
        response: { 200: RetentionRules },
      },
    },
    ({ body, account }) => setRetentionRules(database, body, account.userId, now()),
  )

  app.post(
    '/privacy/retention/preview',
    {
      onRequest: can('privacy.manage'),
      schema: {
        summary: 'Count and list what a rule would delete now, without deleting it',
        tags,
        body: RetentionTrial,
        response: { 200: RetentionPreview },
      },
    },
    (request, reply) =>
      read(request, reply, (signal) => previewRetention(database.db, request.body, now(), signal)),
  )

  app.post(
    '/privacy/export',
    {
      onRequest: canWithStepUp('privacy.manage'),
      handlerTimeout: longExportTimeoutMs,
      schema: {
        summary: 'Download all data stored about an address, as JSON',
        description: 'Of what others wrote it says only where the address is named.',
        tags,
        body,
        response: { 200: z.any().meta({ description: 'The file' }) },
      },
    },
    async (request, reply) => {
      const { email } = request.body
      const { account } = request
      const person = await read(request, reply, (signal) => findPerson(database.db, email, signal))
      const data = { address: addressFingerprint(secrets.linkKey, email) }
      const exported = { action: 'person.exported', by: account.userId, data } as const
      await database.db.transaction().execute((trx) => recordAudit(trx, exported, now()))
      const file = personalFile(database.db, person, now())
      const text = whileAllowed(deps, account, 'privacy.manage', file)
      return sendAttachment(reply, { name: 'personal-data', format: 'json' }, text, now())
    },
  )

  app.post(
    '/privacy/erase',
    {
      onRequest: canWithStepUp('privacy.manage'),
      // A person with many enquiries is erased in steps.
      handlerTimeout: 20 * SECOND,
      schema: {
        summary: 'Erase all data stored about an address',
        description:
          'Enquiries with their consents, notes and messages, subscriptions and invitations go for good; in what others wrote the address is replaced. What has begun is done to its end, also when there is too much for one call (503). The audit trail keeps ids and a keyed hash. An address with an account is refused.',
        tags,
        body,
        response: { 200: PersonalData, 409: Problem },
      },
    },
    ({ body: { email }, account: { userId: by }, log }) =>
      eraseInTurn(by, async () => {
        const erased = await erasePerson(deps, email, by)
        log.info({ by }, 'person erased')
        return erased
      }),
  )
}
