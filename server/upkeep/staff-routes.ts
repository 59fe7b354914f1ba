import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Upkeep } from '#contract/upkeep.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'

export type UpkeepDeps = { readUpkeep: () => Promise<Upkeep> }

export const upkeepRoutes: FastifyPluginAsyncZod<AccountDeps & UpkeepDeps> = async (app, deps) => {
  app.get(
    '/upkeep',
    {
      onRequest: guard(deps).can('delivery.read'),
      schema: {
        summary: 'List warnings for whoever runs the server, and what runs',
        description: 'Low disk space, an expiring certificate, an old backup; the version.',
        tags: ['Upkeep'],
        response: { 200: Upkeep },
      },
    },
    () => deps.readUpkeep(),
  )
}
