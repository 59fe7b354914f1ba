import type { FastifyInstance } from 'fastify'
import { NoQuery } from '#contract/page.ts'
import { AppError } from '#server/errors.ts'

/** Calls without parameters or body refuse any, naming them, instead of silently ignoring them. */
export function refuseUnknown(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.schema = { querystring: NoQuery, ...route.schema }
  })
  app.addHook('preValidation', async ({ body, routeOptions }) => {
    if (routeOptions.schema?.body || body === undefined || body === null) return
    const names = typeof body === 'object' ? Object.keys(body) : ['the body']
    if (names.length === 0) return
    throw new AppError('invalid', `The request has unknown members: ${names.join(', ')}.`)
  })
}
