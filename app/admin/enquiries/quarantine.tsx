import { EnquiryRoom } from './enquiry-room.tsx'

export const Component = () => (
  <EnquiryRoom
    box="quarantine"
    title="Quarantine"
    note="Kept apart with the reason. Their senders got the ordinary answer."
  />
)
