import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import * as styles from './frame.module.css'

/** Most pages are prefetched and come sooner. */
const shownAfterMs = 400

/** A bar across the top while the next page is on its way, as browsers show for documents. */
export function PageProgress() {
  const isLoading = useNavigation().state === 'loading'
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setLate(true), shownAfterMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading])

  return isLate && <div role="progressbar" aria-label="Loading" className={styles.progress} />
}
