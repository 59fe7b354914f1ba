import type { ReactNode } from 'react'
import { useInitialQueriesSettled } from '#app/admin/requests/use-initial-queries-settled.ts'
import { useKnownParameters } from '#app/admin/lists/use-known-parameters.ts'
import styles from './room.module.css'
import { RoomHeading } from './room-heading.tsx'

type RoomProps = {
  title: string
  /** Names of the query parameters that this room supports. */
  parameters?: readonly string[]
  className?: string | undefined
  children: ReactNode
}

const none: readonly string[] = []

/**
 * One screen of the dashboard. It stays invisible until its first responses have arrived, so that nothing in it shifts
 * when they do.
 */
export function Room({ title, parameters = none, className, children }: RoomProps) {
  useKnownParameters(parameters)
  const awaits = !useInitialQueriesSettled()
  return (
    <main id="content" className={className ?? styles.room} data-awaits={awaits}>
      <RoomHeading>{title}</RoomHeading>
      {children}
    </main>
  )
}
