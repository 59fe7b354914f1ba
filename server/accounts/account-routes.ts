import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DeleteUser, NewUser, Role, UserRole } from '#contract/account.ts'
import { flag, pageOf, PageQuery } from '#contract/page.ts'
import { Problem } from '#contract/problem.ts'
import { SECOND } from '#contract/durations.ts'
import { AppError } from '#server/errors.ts'
import { deleteUser } from './people/delete-user.ts'
import type { AccountDeps } from './deps.ts'
import { assertRecentProof, guard } from './guard.ts'
import { commonPassword, isCommonPassword } from './passwords/common-passwords.ts'
import { createUser, listUserRoles } from './users.ts'

const UserRolesQuery = PageQuery.extend({
  role: Role.optional(),
  active: flag.optional().meta({ description: '1: without deactivated accounts.' }),
})

const tags = ['Accounts']

export const accountRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { database, now } = deps
  const { signedIn, can, canWithStepUp } = guard(deps)

  app.post(
    '/is_admin',
    {
      onRequest: signedIn,
      schema: {
        summary: 'Check whether you are an admin',
        tags,
        body: z.unknown(),
        response: { 200: z.boolean() },
      },
    },
    async ({ account }) => account.role === 'admin',
  )

  app.get(
    '/user_roles',
    {
      onRequest: can('user.read'),
      schema: {
        summary: 'List accounts and their roles, newest first',
        tags,
        querystring: UserRolesQuery,
        response: { 200: pageOf(UserRole) },
      },
    },
    ({ query }) => listUserRoles(database, query),
  )

  app.post(
    '/admin-create-user',
    {
      onRequest: can('user.create'),
      schema: {
        summary: 'Create an account',
        tags,
        body: NewUser,
        response: { 201: UserRole, 409: Problem },
      },
    },
    async ({ body, account, log }, reply) => {
      // The caller could sign in as the new admin, with a recent authentication, so one is required here too.
      if (body.role === 'admin') assertRecentProof(account)
      if (await isCommonPassword(body.password, body.email))
        throw new AppError('invalid', commonPassword, {
          errors: [{ path: 'password', message: commonPassword }],
        })
      const created = await createUser(database, body, now(), { actorId: account.userId })
      log.info({ by: account.userId, user: created.user_id, role: created.role }, 'user created')
      return reply.code(201).send(created)
    },
  )

  app.post(
    '/admin-delete-user',
    {
      onRequest: canWithStepUp('user.delete'),
      // An account with much data is deleted in steps.
      handlerTimeout: 20 * SECOND,
      schema: {
        summary: 'Delete an account and end its sessions',
        tags,
        body: DeleteUser,
        response: { 200: DeleteUser, 404: Problem, 409: Problem },
      },
    },
    async ({ body: { userId }, account, log }) => {
      await deleteUser(database, userId, account, now)
      log.info({ by: account.userId, user: userId }, 'user deleted')
      return { userId }
    },
  )
}
