import { palette } from '#content/search.ts'
import * as styles from './search-button.module.css'

/** Opens the search palette. The page's inline script listens for it, so that the first click works. */
export function SearchButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      data-opens-search
      className={`${styles.searchButton} ${className}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <svg aria-hidden viewBox="0 0 20 20" width="20" height="20">
        <path d="M8.5 3a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0 -11zM12.5 12.5L17.5 17.5" />
      </svg>
      <span>{palette.open}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  )
}
