/** Where staff open an enquiry. Stored in mails, in which an erasure recognizes the enquiry by it. */
export const inboxPath = (id: string) => `/admin/inbox/${id}`
