import styles from './header.module.css'

/** A list is one Tab stop; this leads to it past the header and whatever stands before it. */
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
