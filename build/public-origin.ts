import { organization } from '#content/organization.ts'

/** The site's origin; PUBLIC_URL may end in a slash. */
export const publicOrigin = () => new URL(process.env.PUBLIC_URL || organization.url).origin
