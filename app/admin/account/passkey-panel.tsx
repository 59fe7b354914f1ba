import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Passkey } from '#contract/passkey.ts'
import { age, shortDay } from '#app/admin/dates.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { addPasskey, ownPasskeys, removePasskey, renamePasskey } from '#app/admin/passkeys/calls.ts'
import { passkeyFault } from '#app/admin/passkeys/passkey-fault.ts'
import rows from '#app/admin/rows.module.css'
import panel from '#app/admin/panel.module.css'
import { useNow } from '#app/admin/use-now.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import styles from './account.module.css'
import { PasskeyRow } from './passkey-row.tsx'
import { reloadQueries } from '#app/admin/requests/reload-queries.ts'

/** The passkeys of the signed-in person: adding, renaming and removing them. */
export function PasskeyPanel() {
  const query = useQuery(ownPasskeys)
  const client = useQueryClient()
  const now = useNow()
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  /** Runs an action and shows its outcome as a toast. Returns whether it succeeded. */
  const run = async (work: () => Promise<unknown>, title: string, sentence: string) => {
    setBusy(true)
    try {
      await work()
      notify.success(title, sentence)
      return true
    } catch (error) {
      const fault = passkeyFault(error)
      if (fault) notify.error('Not Changed', fault)
      return false
    } finally {
      // Awaited, so that the removed row is gone before its dialog closes.
      await reloadQueries(client, ownPasskeys.queryKey)
      setBusy(false)
    }
  }
  return (
    <section className={panel.panel} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" ref={heading} tabIndex={-1}>
        Passkeys
      </h2>
      <div className={styles.body} aria-busy={query.isPending}>
        {query.isError && (
          <LoadFailed
            what="The passkeys"
            retry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {query.data?.length === 0 && (
          <p>
            A passkey signs you in with your finger, face or PIN, without password and code. It
            works on no other site.
          </p>
        )}
        {query.data && query.data.length > 0 && (
          <ul className={`${rows.rows} ${styles.rows}`} aria-label="Passkeys">
            {query.data.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                used={usedWords(passkey, now)}
                busy={busy}
                fallbackFocus={() => heading.current}
                rename={(name) =>
                  run(
                    () => renamePasskey(passkey.id, name),
                    'Passkey Renamed',
                    `It is called ${name}.`,
                  )
                }
                remove={() =>
                  run(
                    () => removePasskey(passkey.id),
                    'Passkey Removed',
                    'Remove it from your device as well.',
                  )
                }
              />
            ))}
          </ul>
        )}
        {query.data && (
          <Button
            look="secondary"
            size="small"
            busy={busy}
            onClick={() =>
              void run(
                addPasskey,
                'Passkey Added',
                'It signs you in from now on. You get a mail about it.',
              )
            }
          >
            Add a passkey
          </Button>
        )}
      </div>
    </section>
  )
}

const usedWords = ({ created_at, last_used_at }: Passkey, now: number) =>
  `Added ${shortDay(created_at)}, ${last_used_at ? `used ${age(last_used_at, now)}` : 'never used'}`
