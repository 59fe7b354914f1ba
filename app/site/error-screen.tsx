import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Frame } from '#app/site/frame/frame.tsx'

/** What the visitor sees when a screen could not be shown. The frame stays, so every way out stays too. */
export function ErrorScreen() {
  const error = useRouteError()
  return (
    <Frame>
      <section className="under-bar fine-grid">
        <div className="page-width message-screen">
          <h1 className="text-h2">Unexpected Application Error!</h1>
          <p className="text-lead">{messageOf(error)}</p>
          <div className="flex flex-wrap gap-4">
            <Button size="large" onClick={() => location.reload()}>
              Reload
            </Button>
            <a href="/" className={buttonClass('secondary', 'large')}>
              Home
            </a>
          </div>
        </div>
      </section>
    </Frame>
  )
}

function messageOf(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : 'Something went wrong while showing this page.'
}
