import { useEffect } from 'react'
import { isRouteErrorResponse, useOutletContext, useRouteError } from 'react-router'
import { Offline } from '#app/faults/recover.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { goToTop } from './anchors.ts'
import { updateHead } from './head.ts'
import { OfflineScreen, offlineTitle } from './offline-screen.tsx'
import * as styles from './message-screen.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as textStyles from '#app/ui/text.module.css'

const seoOf = (title: string) => ({
  title,
  description: title,
  keywords: '',
  ogTitle: title,
  ogDescription: title,
  robots: 'noindex',
})

/** Shown when a screen could not be rendered. The frame around it stays, including all links. */
export function ErrorScreen() {
  const error = useRouteError()
  const isOffline = error instanceof Offline
  const title = isOffline ? offlineTitle : 'Unexpected Application Error!'
  const announce = useOutletContext<((text: string) => void) | null>()

  // After the effect of the frame, which announces the page that failed. Runs again for each error.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    updateHead(document, seoOf(title), location.pathname)
    goToTop()
    announce?.(title)
  }, [error, title, announce])

  if (isOffline) return <OfflineScreen />
  return (
    <section className={`${styles.underBar} ${surface.fineGrid}`}>
      <div className={`${surface.pageWidth} ${styles.messageScreen}`}>
        <h1 className={textStyles.h2}>{title}</h1>
        <p className={textStyles.lead}>{messageOf(error)}</p>
        <div className={styles.messageActions}>
          <Button size="large" onClick={() => location.reload()}>
            Reload
          </Button>
          <a href="/" className={buttonClass('secondary', 'large')}>
            Home
          </a>
        </div>
      </div>
    </section>
  )
}

/** The error screen if the frame itself fails. */
export const ErrorSheet = () => (
  <main id="main" tabIndex={-1}>
    <ErrorScreen />
  </main>
)

function messageOf(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : 'Something went wrong while showing this page.'
}
