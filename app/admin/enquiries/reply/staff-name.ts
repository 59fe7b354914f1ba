import { shortName } from '#app/admin/enquiries/staff.ts'

/** "Maya Lee" for "maya.lee@agency.example", for a signature. */
export const staffName = (email: string) =>
  shortName(email)
    .replace(/\+.*$/, '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
