import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { serverAnswers } from '#app/faults/recover.ts'
import { Button } from '#app/ui/button.tsx'
import * as styles from './message-screen.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as text from '#app/ui/text.module.css'

export const offlineTitle = 'The connection is gone'

/** Asks the server first, because a reload without a connection would show the browser's own error page. */
async function openAgain() {
  const isBack = await serverAnswers()
  if (isBack) location.reload()
  return isBack
}

/** Shown in place of a page that was opened while offline. Loads the page when the connection is back. */
export function OfflineScreen() {
  const navigate = useNavigate()
  const [hasTried, setTried] = useState(false)

  useEffect(() => {
    const open = () => void openAgain()
    addEventListener('online', open)
    return () => removeEventListener('online', open)
  }, [])

  const tryAgain = async () => setTried(!(await openAgain()))
  return (
    <section className={`${styles.underBar} ${surface.fineGrid}`}>
      <div className={`${surface.pageWidth} ${styles.messageScreen}`}>
        <h1 className={text.h2}>{offlineTitle}</h1>
        <p className={text.lead}>
          You seem to be offline. This page opens by itself once you are connected again.
        </p>
        <div className={styles.messageActions}>
          <Button size="large" onClick={() => void tryAgain()}>
            Try again
          </Button>
          <Button size="large" look="secondary" onClick={() => void navigate(-1)}>
            Back
          </Button>
        </div>
        <p role="status">{hasTried && 'There is still no connection.'}</p>
      </div>
    </section>
  )
}
