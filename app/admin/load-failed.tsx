/** The quiet line beside an empty list: the console has the reason. */
export const LoadFailed = ({ what, retry, busy }: LoadFailedProps) => (
  <p className="load-failed" role="status">
    <span>{what} could not be loaded.</span>
    <button
      type="button"
      className="button button-secondary button-small"
      aria-disabled={busy}
      onClick={retry}
    >
      {busy ? 'Loading...' : 'Retry'}
    </button>
  </p>
)

type LoadFailedProps = { what: string; retry: () => void; busy: boolean }
