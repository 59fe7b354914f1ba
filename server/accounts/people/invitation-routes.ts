import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Invitation, NewInvitation } from '#contract/invitation.ts'
import { pageOf, PageQuery } from '#contract/page.ts'
import { Problem } from '#contract/problem.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { assertRecentProof, guard } from '#server/accounts/guard.ts'
import { noContent } from '#server/http/no-content.ts'
import { invite, listInvitations, resendInvitation, revokeInvitation } from './invitations.ts'

const tags = ['Accounts']
const params = z.object({
  id: z.uuid({ error: 'is not an invitation id', abort: true }).toLowerCase(),
})

export const invitationRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { database } = deps
  const onRequest = guard(deps).can('user.invite')

  app.post(
    '/admin-invite-user',
    {
      onRequest,
      schema: {
        summary: 'Invite somebody to create an account',
        description:
          'Mails a link that works once and for 7 days. An address that is already invited gets a new link and the new role.',
        tags,
        body: NewInvitation,
        response: { 201: Invitation, 409: Problem, 429: Problem },
      },
    },
    async ({ body, account, log }, reply) => {
      if (body.role === 'admin') assertRecentProof(account)
      const invitation = await invite(deps, body, account.userId)
      const { id, role } = invitation
      log.info({ by: account.userId, invitation: id, role }, 'user invited')
      return reply.code(201).send(invitation)
    },
  )

  app.get(
    '/invitations',
    {
      onRequest,
      schema: {
        summary: 'List pending invitations, newest first',
        tags,
        querystring: PageQuery,
        response: { 200: pageOf(Invitation) },
      },
    },
    ({ query }) => listInvitations(database, query),
  )

  app.post(
    '/invitations/:id/resend',
    {
      onRequest,
      schema: {
        summary: 'Mail a new invitation link; earlier links stop working',
        description: 'The invitation is valid for another 7 days, also if it had expired.',
        tags,
        params,
        response: { 200: Invitation, 404: Problem, 429: Problem },
      },
    },
    async ({ params: { id }, account, log }) => {
      const invitation = await resendInvitation(deps, id, account)
      log.info({ by: account.userId, invitation: id }, 'invitation sent again')
      return invitation
    },
  )

  app.delete(
    '/invitations/:id',
    {
      onRequest,
      schema: {
        summary: 'Revoke an invitation; its link stops working',
        tags,
        params,
        response: { 204: noContent, 404: Problem },
      },
    },
    async ({ params: { id }, account, log }, reply) => {
      await revokeInvitation(deps, id, account.userId)
      log.info({ by: account.userId, invitation: id }, 'invitation revoked')
      return reply.code(204).send()
    },
  )
}
