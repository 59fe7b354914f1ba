import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { TeamMails } from '#contract/team-mails.ts'
import type { AccountDeps } from './deps.ts'
import { guard } from './guard.ts'

const path = '/account/team-mails'
const tags = ['Accounts']
const response = { 200: TeamMails }

/** When the caller wants mails about what colleagues ask of them. */
export const teamMailsRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { db } = deps.database
  const { can } = guard(deps)
  // Only those who see enquiries get such mails.
  const onRequest = can('enquiry.read')

  app.get(
    path,
    {
      onRequest,
      schema: {
        summary: 'Read when you get mails about mentions and your new enquiries',
        tags,
        response,
      },
    },
    async ({ account }) => {
      const user = await db
        .selectFrom('users')
        .select('team_mails')
        .where('id', '=', account.userId)
        .executeTakeFirstOrThrow()
      return { when: user.team_mails }
    },
  )

  app.put(
    path,
    {
      onRequest,
      schema: {
        summary: 'Choose when you get mails about mentions and your new enquiries',
        description:
          'Applies to those that follow, and to new enquiries that you were not told of yet.',
        tags,
        body: TeamMails,
        response,
      },
    },
    async ({ account, body: { when } }) => {
      await db
        .updateTable('users')
        .set({ team_mails: when })
        .where('id', '=', account.userId)
        .execute()
      return { when }
    },
  )
}
