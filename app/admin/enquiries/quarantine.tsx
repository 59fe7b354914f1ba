import { EnquiryRoom } from './enquiry-room.tsx'

export const Component = () => (
  <EnquiryRoom
    box="quarantine"
    title="Quarantine"
    note="Held back as likely spam, each with the reason. Their senders saw the usual thank-you."
  />
)
