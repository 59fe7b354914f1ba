import { organization } from '#content/organization.ts'

/** The title block of the screens that stand alone. */
export const Masthead = () => (
  <p className="masthead">
    <a href="/">{organization.name}</a> <span aria-hidden="true">/</span> Admin
  </p>
)
