import type { AddressInfo } from 'node:net'
import type { TokenPurpose } from '#contract/mail.ts'
import { SECOND } from '#contract/durations.ts'
import type { AppOptions } from './app-options.ts'
import { authRoutes } from './accounts/auth-routes.ts'
import { offerNonces } from './accounts/sessions/offer-nonces.ts'
import { createProofs } from './accounts/sessions/proofs.ts'
import { loadSecrets } from './accounts/secrets.ts'
import { anchorRegularly } from './audit/anchor-regularly.ts'
import { backUpRegularly } from './backups/back-up-regularly.ts'
import { cleanUpRegularly } from './clean-up/clean-up.ts'
import { cleanUpTasks } from './clean-up/clean-up-tasks.ts'
import { trustedClock } from './clock/trusted-clock.ts'
import { PubSub } from './db/pub-sub.ts'
import { mailFrom, formatSender } from './deliveries/mail/mail-from.ts'
import { previewPage } from './deliveries/mail/preview-page.ts'
import { runOutbox } from './deliveries/run-outbox.ts'
import { countDownloads } from './downloads/downloads.ts'
import { mailAssignmentsRegularly } from './enquiries/assignments/mail-assignments.ts'
import { remindRegularly } from './enquiries/digest.ts'
import { indexRegularly } from './enquiries/search/index-regularly.ts'
import { afterReply } from './enquiries/replies/reply-outcome.ts'
import { formPages } from './enquiries/receiving/form-pages.ts'
import { publicEnquiryRoutes } from './enquiries/receiving/public-routes.ts'
import { AppError } from './errors.ts'
import { answerUnknown } from './http/refusals/answer-unknown.ts'
import { baseApp } from './http/base-app.ts'
import { browserFaults } from './http/reports/browser-faults.ts'
import { refuseCrossSite } from './http/forms/cross-site.ts'
import { cspReports } from './http/reports/csp-report.ts'
import { sendAsData } from './http/headers.ts'
import { health } from './http/metrics/health.ts'
import { createLimits } from './http/limits/limits.ts'
import { metrics } from './http/metrics/metrics.ts'
import { describeRoutes, serveDescription } from './http/openapi/openapi.ts'
import { methodNotAllowed } from './http/refusals/method-not-allowed.ts'
import { pictures } from './http/site/pictures.ts'
import { sendNotFound, serveSite } from './http/site/site.ts'
import { runLive } from './live/live.ts'
import { newsletterDeps } from './newsletter/deps.ts'
import { guidePages, guideRoutes } from './newsletter/guide-routes.ts'
import { linkPages } from './newsletter/link-page.ts'
import { newsletterLinkRoutes } from './newsletter/link-routes.ts'
import { publicNewsletterRoutes } from './newsletter/public-routes.ts'
import { tokenOf } from './deliveries/mail/one-time-tokens.ts'
import { publicUrlFor } from './http/public-url.ts'
import { staffCalls } from './staff-calls.ts'
import { watchCertificate } from './upkeep/certificate.ts'
import { readDisk } from './upkeep/read-disk.ts'
import { upkeep } from './upkeep/upkeep.ts'
import { runningVersion } from './upkeep/version.ts'

/** The whole server, not yet listening. Only this file, `staff-calls.ts` and `accounts/auth-routes.ts` mount routes. */
export async function buildApp(options: AppOptions) {
  const { database, env, now = () => new Date(), site, log, maxEventLoopDelayMs = SECOND } = options
  const { slottedPages = {}, downloadRefreshMs: refreshMs } = options
  const limits = await createLimits({ database, env, now })
  const secrets = await loadSecrets(database, env)
  const proofs = createProofs({ secrets, used: limits.usedProofs, env, now })
  const publicUrl = (local: () => string) => publicUrlFor(env.PUBLIC_URL, site?.origin, local)
  // The server itself speaks plain HTTP.
  const isSecure = publicUrl(() => 'http:').startsWith('https:')
  const links = {
    get publicUrl() {
      return publicUrl(localUrl)
    },
    tokenOf: (purpose: TokenPurpose, id: string) => tokenOf(secrets.linkKey, purpose, id),
  }
  const deps = {
    database,
    limits,
    secrets,
    proofs,
    isSecure,
    links,
    renderMail: options.renderMail ?? refuseToRender,
    configured: {
      smtp: env.SMTP_URL !== '',
      notify: env.NOTIFY_EMAIL.length > 0,
      get from() {
        return formatSender(mailFrom(env, links.publicUrl))
      },
    },
    mail: { notify: env.NOTIFY_EMAIL, confirm: env.VISITOR_CONFIRMATION === 'on' },
    now,
  }
  const newsletter = newsletterDeps(deps, env)

  const { app, registry } = await baseApp({ env, log, maxEventLoopDelayMs, now })
  app.addHook('onClose', () => limits.close())
  const pubSub = new PubSub(database, app.log)
  const live = runLive(app, { database, pubSub, registry, now, tickMs: options.liveTickMs })
  const localUrl = () => {
    const address = app.server.address() as AddressInfo | null
    return `http://localhost:${address?.port ?? env.PORT}`
  }
  const certificateUntil = watchCertificate(app, () => links.publicUrl)
  const diskOf = options.readDisk ?? (() => readDisk(database, env.DATA_DIR))
  const version = runningVersion(registry, site?.build)
  const readUpkeep = () => upkeep({ database, readDisk: diskOf, certificateUntil, version }, now())
  await describeRoutes(app)
  const refuseOtherMethods = methodNotAllowed(app)

  await app.register(
    async (api) => {
      sendAsData(api)
      refuseCrossSite(api, env)
      answerUnknown(api)
      offerNonces(api, proofs)
      await api.register(publicEnquiryRoutes, {
        ...deps,
        newsletter,
        contactPage: slottedPages['contact-refused'],
      })
      await api.register(publicNewsletterRoutes, {
        ...newsletter,
        newsletterPage: slottedPages['resources-refused'],
      })
      await api.register(newsletterLinkRoutes, { ...newsletter, slottedPages })
      await api.register(guideRoutes, { ...newsletter, pages: guidePages(slottedPages) })
      await api.register(staffCalls, { ...deps, newsletter, env, live, readUpkeep })
      await api.register(authRoutes, { ...deps, prefix: '/auth' })
      await api.register(previewPage, deps)
      const reports = { now, pages: site?.paths ?? [] }
      await api.register(cspReports, reports)
      await api.register(browserFaults, { ...reports, registry })
      serveDescription(api)
    },
    { prefix: '/api' },
  )
  runOutbox(app, {
    ...deps,
    env,
    registry,
    pubSub,
    onRecorded: live.wake,
    afterMail: afterReply(database),
    maxSendMs: options.maxSendMs,
  })
  app.addHook('onListen', async () => pubSub.start())
  app.addHook('onClose', () => pubSub.stop())
  indexRegularly(app, database)
  anchorRegularly(app, database.db)
  mailAssignmentsRegularly(app, { database, now })
  remindRegularly(app, { database, notify: env.NOTIFY_EMAIL, now })
  backUpRegularly(app, registry, { database, env, now })
  const tasks = cleanUpTasks({ database, limits, secrets, now })
  cleanUpRegularly(app, tasks, trustedClock(database.db, now))
  await app.register(health, { database })
  await app.register(metrics, { registry, env })
  if (site) {
    const counted = countDownloads(app, { ...deps, db: database.db, site, slottedPages, refreshMs })
    const renderers = { ...formPages(slottedPages), ...linkPages(slottedPages) }
    serveSite(app, counted, { now, renderers })
    await app.register(pictures, { site })
  }
  app.setNotFoundHandler((request, reply) => {
    refuseOtherMethods(request, reply)
    if (site) return sendNotFound(request, reply, site)
    throw new AppError('not_found', 'There is nothing at this address.')
  })
  return app
}

const refuseToRender = () => {
  throw new Error('The templates of the mails are not built.')
}
