import styles from './header.module.css'

/** The target of the link, in order of preference: a list's current row, a list's heading, the room's heading. */
const targets = ['[data-list] a[data-row][tabindex="0"]', '[data-list] :is(h2, h3)', 'main h1']

export const SkipLink = () => (
  <a
    className={styles.skip}
    href="#content"
    onClick={(event) => {
      event.preventDefault()
      const found = targets.map((target) => document.querySelector<HTMLElement>(target))
      const stop = found.find(Boolean)
      stop?.focus()
      stop?.scrollIntoView({ block: 'nearest' })
    }}
  >
    Skip to the list
  </a>
)
