import { organizationName } from '#content/organization.ts'
import styles from './masthead.module.css'

export const Masthead = () => (
  <p className={styles.masthead}>
    <a href="/">{organizationName}</a>
    <span>
      {' '}
      <i aria-hidden="true">/</i> Admin
    </span>
  </p>
)
