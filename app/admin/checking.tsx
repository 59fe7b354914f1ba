import { Spinner } from '#app/ui/spinner.tsx'

/** Also what the prerendered page shows. */
export const Checking = () => (
  <main className="alone">
    <Spinner label="Checking your session" />
  </main>
)
