import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '#contract/problem.ts'
import { NewSavedView, SavedView, SavedViewChange, SavedViews } from '#contract/saved-view.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { guard } from '#server/accounts/guard.ts'
import { noContent } from '#server/http/no-content.ts'
import { changeView, deleteView, listViews, saveView } from './saved-views.ts'

const params = z.object({ id: z.uuid('is not the id of a saved view').toLowerCase() })
const tags = ['Saved views']

export const savedViewRoutes: FastifyPluginAsyncZod<AccountDeps> = async (app, deps) => {
  const { database, now } = deps
  const onRequest = guard(deps).can('enquiry.read')

  app.get(
    '/saved_views',
    {
      onRequest,
      schema: {
        summary: 'List saved views: your own, and those that others share',
        tags,
        response: { 200: SavedViews },
      },
    },
    ({ account }) => listViews(database.db, account.userId),
  )

  app.post(
    '/saved_views',
    {
      onRequest,
      schema: {
        summary: 'Save filters of the inbox under a name',
        description: 'At most 50 a person.',
        tags,
        body: NewSavedView,
        response: { 201: SavedView, 409: Problem },
      },
    },
    async ({ body, account }, reply) =>
      reply.code(201).send(await saveView(database, body, account.userId, now())),
  )

  app.patch(
    '/saved_views/:id',
    {
      onRequest,
      schema: {
        summary: 'Rename, change, move, share or unshare a saved view of your own',
        tags,
        params,
        body: SavedViewChange,
        response: { 200: SavedView },
      },
    },
    ({ params: { id }, body, account }) => changeView(database, id, body, account.userId),
  )

  app.delete(
    '/saved_views/:id',
    {
      onRequest,
      schema: {
        summary: 'Delete a saved view of your own',
        tags,
        params,
        response: { 204: noContent },
      },
    },
    async ({ params: { id }, account }, reply) => {
      await deleteView(database, id, account.userId)
      return reply.code(204).send()
    },
  )
}
