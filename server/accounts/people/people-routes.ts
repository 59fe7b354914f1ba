import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pageOf, PageQuery } from '#contract/page.ts'
import { Person, PersonChange, PersonSession, SessionChange } from '#contract/person.ts'
import { AppError } from '#server/errors.ts'
import { changePerson, endSessionsOf } from './change-person.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { assertRecentProof, guard } from '#server/accounts/guard.ts'
import { resetFactor } from '#server/accounts/second-factor/factors.ts'
import { noContent } from '#server/http/no-content.ts'
import { nameDevice } from './name-device.ts'
import { listPeople, listSessions } from './people.ts'

const tags = ['Accounts']
const id = z.uuid({ error: 'is not a user id', abort: true }).toLowerCase()
const params = z.object({ id })
const sessionParams = z.object({ id, session: z.uuid('is not a session id').toLowerCase() })

export const peopleRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { database, now } = deps
  const { can, canWithStepUp } = guard(deps)

  app.get(
    '/people',
    {
      onRequest: can('user.read'),
      schema: {
        summary: 'List accounts with their state and last use, newest first',
        tags,
        querystring: PageQuery,
        response: { 200: pageOf(Person) },
      },
    },
    ({ query }) => listPeople(database, query, now()),
  )

  app.patch(
    '/people/:id',
    {
      onRequest: can('user.change'),
      schema: {
        summary: 'Change somebody’s role, or deactivate or reactivate their account',
        description: 'Lost rights end at once. Nobody can change their own account.',
        tags,
        params,
        body: PersonChange,
        response: { 200: Person },
      },
    },
    async ({ params: { id: person }, body, account, log }) => {
      if (body.role === 'admin' || body.active) assertRecentProof(account)
      const changed = await changePerson(database, person, body, account.userId, now())
      log.info({ by: account.userId, user: person, ...body }, 'user changed')
      return changed
    },
  )

  app.get(
    '/people/:id/sessions',
    {
      onRequest: can('user.read'),
      schema: {
        summary: 'List the sessions of a user, last used first',
        tags,
        params,
        response: { 200: z.object({ rows: z.array(PersonSession) }) },
      },
    },
    ({ params: { id: userId }, account }) =>
      listSessions(database, { userId, ownId: account.sessionId }, now()),
  )

  app.delete(
    '/people/:id/sessions',
    {
      onRequest: can('user.change'),
      schema: {
        summary: 'Sign somebody out everywhere, or yourself everywhere else',
        tags,
        params,
        response: { 204: noContent },
      },
    },
    async ({ params: { id: userId }, account }, reply) => {
      await endSessionsOf(database, { userId }, account, now())
      return reply.code(204).send()
    },
  )

  app.delete(
    '/people/:id/second_factor',
    {
      onRequest: canWithStepUp('user.change'),
      schema: {
        summary: 'Reset the second factor of a user who has lost it',
        description: 'They get a mail and are signed out everywhere.',
        tags,
        params,
        response: { 204: noContent },
      },
    },
    async ({ params: { id: userId }, account, log }, reply) => {
      await resetFactor(deps, userId, account)
      log.info({ by: account.userId, user: userId }, 'second factor reset')
      return reply.code(204).send()
    },
  )

  app.patch(
    '/people/:id/sessions/:session',
    {
      onRequest: can('user.read'),
      schema: {
        summary: 'Name the browser of one of your own sessions',
        description: 'It keeps the name when its session has ended and another begins.',
        tags,
        params: sessionParams,
        body: SessionChange,
        response: { 204: noContent },
      },
    },
    async ({ params: { id: userId, session: sessionId }, body, account }, reply) => {
      if (userId !== account.userId)
        throw new AppError('forbidden', 'Only the person signed in on this browser can rename it.')
      await nameDevice(database, { userId, sessionId }, body.name, now())
      return reply.code(204).send()
    },
  )

  app.delete(
    '/people/:id/sessions/:session',
    {
      onRequest: can('user.change'),
      schema: {
        summary: 'End one session of a user',
        tags,
        params: sessionParams,
        response: { 204: noContent },
      },
    },
    async ({ params: { id: userId, session: sessionId }, account }, reply) => {
      await endSessionsOf(database, { userId, sessionId }, account, now())
      return reply.code(204).send()
    },
  )
}
