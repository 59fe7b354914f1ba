import { organization } from '#content/organization.ts'

/** Until the real facts are in, visitors see details that reach nobody. */
export const PlaceholderNotice = () =>
  organization.placeholders && (
    <p className="notice">
      <strong>The site shows stand-in details.</strong> The name {organization.name}, the address{' '}
      {organization.email} and the number {organization.telephone} reach nobody. Put the real ones
      into <code>content/organization.ts</code> and set <code>placeholders</code> to false.
    </p>
  )
