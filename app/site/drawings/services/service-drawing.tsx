import type { ServiceKey } from '#content/services.ts'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { BusinessSystems } from './business-systems.tsx'
import { Consulting } from './consulting.tsx'
import { EmailSms } from './email-sms.tsx'
import { Fulfillment } from './fulfillment.tsx'
import { Marketplaces } from './marketplaces.tsx'
import { Media } from './media.tsx'
import { Podcast } from './podcast.tsx'
import { Studio } from './studio.tsx'
import { WebDesign } from './web-design.tsx'

const drawings = {
  consulting: Consulting,
  media: Media,
  'email-sms': EmailSms,
  marketplaces: Marketplaces,
  fulfillment: Fulfillment,
  studio: Studio,
  podcast: Podcast,
  'web-design': WebDesign,
  'business-systems': BusinessSystems,
} satisfies Record<ServiceKey, () => React.ReactNode>

/** The drawing of a service line. It is decoration beside the service's name. */
export function ServiceDrawing({ of }: { of: ServiceKey }) {
  const Lines = drawings[of]
  return (
    <Drawing width={176} height={120}>
      <Lines />
    </Drawing>
  )
}
