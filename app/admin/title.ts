import { organization } from '#content/organization.ts'

export const titled = (view: string) => `${view} | ${organization.name}`
