import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AccountDeps } from './accounts/deps.ts'
import { guard, rolesAskedBy } from './accounts/guard.ts'
import { invitationRoutes } from './accounts/people/invitation-routes.ts'
import { peopleRoutes } from './accounts/people/people-routes.ts'
import { accountRoutes } from './accounts/account-routes.ts'
import { teamMailsRoutes } from './accounts/team-mails-routes.ts'
import { auditRoutes } from './audit/staff-routes.ts'
import type { DeliveryDeps } from './deliveries/deps.ts'
import { deliveryRoutes } from './deliveries/delivery-routes.ts'
import { webhookRoutes } from './deliveries/webhooks/webhook-routes.ts'
import type { EnquiryDeps } from './enquiries/deps.ts'
import { replyRoutes } from './enquiries/replies/reply-routes.ts'
import { savedViewRoutes } from './enquiries/lists/saved-view-routes.ts'
import { noteRoutes } from './enquiries/changes/note-routes.ts'
import { enquiryChangeRoutes } from './enquiries/changes/change-routes.ts'
import { enquiryListRoutes } from './enquiries/lists/list-routes.ts'
import { enquiryRecordRoutes } from './enquiries/record-routes.ts'
import type { Env } from './env.ts'
import { refuseUnknown } from './http/refusals/refuse-unknown.ts'
import type { Live } from './live/live.ts'
import { liveRoutes } from './live/live-routes.ts'
import type { NewsletterDeps } from './newsletter/deps.ts'
import { staffNewsletterRoutes } from './newsletter/staff-routes.ts'
import { privacyRoutes } from './privacy/staff-routes.ts'
import { type UpkeepDeps, upkeepRoutes } from './upkeep/staff-routes.ts'

type Deps = AccountDeps &
  EnquiryDeps &
  DeliveryDeps &
  UpkeepDeps & { env: Env; live: Live; newsletter: NewsletterDeps }

/** Every call that requires signing in, with its roles in the API's description. */
export const staffCalls: FastifyPluginAsyncZod<Deps> = async (staff, deps) => {
  staff.addHook('onRequest', guard(deps).signedIn)
  refuseUnknown(staff)
  staff.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ session: rolesAskedBy(route.onRequest) }] }
  })
  await staff.register(enquiryListRoutes, deps)
  await staff.register(enquiryRecordRoutes, deps)
  await staff.register(noteRoutes, deps)
  await staff.register(enquiryChangeRoutes, deps)
  await staff.register(replyRoutes, deps)
  await staff.register(savedViewRoutes, deps)
  await staff.register(staffNewsletterRoutes, deps)
  await staff.register(accountRoutes, deps)
  await staff.register(teamMailsRoutes, deps)
  await staff.register(peopleRoutes, deps)
  await staff.register(webhookRoutes, deps)
  await staff.register(invitationRoutes, deps)
  await staff.register(deliveryRoutes, deps)
  await staff.register(liveRoutes, deps)
  await staff.register(auditRoutes, deps)
  await staff.register(privacyRoutes, deps)
  await staff.register(upkeepRoutes, deps)
}
