import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { shortDay } from '#app/admin/dates.ts'
import { failureSentence } from '#app/admin/requests/failure.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { loadAlertDialog, useLazyDialog } from '#app/admin/use-lazy-dialog.ts'
import panel from '#app/admin/panel.module.css'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import styles from './account.module.css'
import { addApp, type NewApp, newRecoveryCodes, ownApps, removeApp } from './factor-calls.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpApp } from './set-up-app.tsx'
import { useUnkeptCodes } from './unkept-codes.ts'
import { reloadQueries } from '#app/admin/requests/reload-queries.ts'

const apps = queryOptions({
  queryKey: ['own factors'],
  queryFn: async () => {
    const { value, fault } = await ownApps()
    if (fault !== undefined) throw new Error(fault)
    return value
  },
})

type Step = { at: 'rest' } | { at: 'app'; app: NewApp }

/** Manages the second factor of the signed-in person: enrolling, recovery codes, and removing it. */
export function FactorPanel() {
  const query = useQuery(apps)
  const client = useQueryClient()
  const [begun, setStep] = useState<Step>({ at: 'rest' })
  const { codes, show } = useUnkeptCodes()
  const step = codes ? ({ at: 'codes', codes } as const) : begun
  const [busy, setBusy] = useState(false)
  const removing = useLazyDialog(loadAlertDialog)
  const renewing = useLazyDialog(loadAlertDialog)
  const app = query.data?.[0]
  const heading = useRef<HTMLHeadingElement>(null)
  const hasBeenUsed = useRef(false)
  useEffect(() => {
    // Restores the focus, because the pressed button has been removed.
    if (hasBeenUsed.current && document.activeElement === document.body) heading.current?.focus()
    // Runs when the step changes, and when the app was added or removed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [step.at, app?.id])
  const rest = () => {
    setStep({ at: 'rest' })
    void reloadQueries(client, apps.queryKey)
  }
  /** Runs an action, with a toast if it fails. */
  const run = (work: () => Promise<string | null>) => async () => {
    setBusy(true)
    hasBeenUsed.current = true
    const fault = await work().catch((error: unknown) =>
      failureSentence(error, 'The second factor could not be changed.'),
    )
    setBusy(false)
    if (fault) notify.error('Not Changed', fault)
  }
  const setUp = run(async () => {
    const { value, fault } = await addApp(location.hostname)
    if (fault !== undefined) return fault
    setStep({ at: 'app', app: value })
    return null
  })
  const showCodes = run(async () => {
    show(await newRecoveryCodes())
    renewing.close()
    return null
  })
  const remove = run(async () => {
    const fault = await removeApp(app!.id)
    if (fault === null) notify.success('Second Factor Removed', 'Your password alone signs you in.')
    removing.close()
    rest()
    return fault
  })
  return (
    <section className={panel.panel} aria-labelledby="factor-title">
      <h2 id="factor-title" ref={heading} tabIndex={-1}>
        Second factor
      </h2>
      <div className={styles.body} aria-busy={query.isPending}>
        {query.isError && (
          <LoadFailed what="It" retry={() => void query.refetch()} busy={query.isFetching} />
        )}
        {step.at === 'app' && (
          <SetUpApp app={step.app} onProven={() => void showCodes()} onCancel={rest} />
        )}
        {step.at === 'codes' && (
          <RecoveryCodes
            codes={step.codes}
            onDone={() => {
              show(null)
              rest()
            }}
          />
        )}
        {step.at === 'rest' && query.data && !app && (
          <>
            <p>With an authenticator app, knowing your password is not enough to sign in.</p>
            <Button look="secondary" size="small" busy={busy} onClick={() => void setUp()}>
              Set up an app
            </Button>
          </>
        )}
        {step.at === 'rest' && app && (
          <>
            <p>
              Your app is asked for at every sign-in, since {shortDay(app.created_at)}. New recovery
              codes replace those that you have.
            </p>
            <div className={styles.buttons}>
              <Button look="secondary" size="small" {...renewing.opener}>
                New recovery codes
              </Button>
              <Button look="danger" size="small" {...removing.opener}>
                Remove the app
              </Button>
            </div>
            {renewing.Dialog && (
              <renewing.Dialog
                open={renewing.open}
                onCancel={renewing.close}
                title="New recovery codes"
                confirm="Replace them"
                busy={busy}
                onConfirm={() => void showCodes()}
                fallbackFocus={() => heading.current}
              >
                <p>The recovery codes that you have will not work any more.</p>
              </renewing.Dialog>
            )}
            {removing.Dialog && (
              <removing.Dialog
                open={removing.open}
                onCancel={removing.close}
                title="Remove the app"
                confirm="Remove"
                busy={busy}
                onConfirm={() => void remove()}
                fallbackFocus={() => heading.current}
              >
                <p>
                  Your password alone will sign you in, and your recovery codes will not work any
                  more.
                </p>
              </removing.Dialog>
            )}
          </>
        )}
      </div>
    </section>
  )
}
