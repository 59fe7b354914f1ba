import type { FormEvent, ReactNode } from 'react'
import styles from '#app/admin/frame/centered-card.module.css'
import { CenteredCard } from '#app/admin/frame/centered-card.tsx'
import { Masthead } from '#app/admin/frame/masthead.tsx'
import { RoomHeading } from '#app/admin/frame/room-heading.tsx'
import { Link } from '#app/navigation/link.tsx'
import own from './password.module.css'

type CardFormProps = {
  title: string
  lead: ReactNode
  failure: string | undefined
  submit: (event: FormEvent) => Promise<void>
  children: ReactNode
}

/** A form on a screen of its own, with its error message above the fields and a link back to the sign-in. */
export const CardForm = ({ title, lead, failure, submit, children }: CardFormProps) => (
  <CenteredCard>
    <form className={styles.card} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Masthead />
      <RoomHeading>{title}</RoomHeading>
      {lead}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {children}
      <p className={own.links}>
        <Link to="/admin">Back to sign-in</Link>
      </p>
    </form>
  </CenteredCard>
)
