import { PrivacyPanel } from '#app/admin/privacy/privacy-panel.tsx'
import { RetentionPanel } from '#app/admin/privacy/retention-panel.tsx'
import { Room } from '#app/admin/frame/room.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { KeysPanel } from './keys-panel.tsx'
import { TemplatesPanel } from './templates-panel.tsx'
import { NoticesPanel } from './notices-panel.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

export const Component = () => (
  <Room title="Settings">
    <DeliveryPanel />
    <TemplatesPanel />
    <WebhooksPanel />
    <PrivacyPanel />
    <RetentionPanel />
    <KeysPanel />
    <NoticesPanel />
  </Room>
)
