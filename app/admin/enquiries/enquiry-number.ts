import { figure } from '#app/admin/dates.ts'

export const enquiries = (count: number) =>
  count === 1 ? '1 enquiry' : `${figure(count)} enquiries`
