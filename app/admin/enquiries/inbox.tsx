import { EnquiryRoom } from './enquiry-room.tsx'

export const Component = () => <EnquiryRoom box="inbox" title="Inbox" />
