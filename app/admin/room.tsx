import type { ReactNode } from 'react'
import { useKnownParameters } from './known-parameters.ts'
import styles from './room.module.css'
import { RoomHeading } from './room-heading.tsx'

type RoomProps = {
  title: string
  /** Names of the query parameters that this room understands. */
  parameters?: readonly string[]
  className?: string | undefined
  children: ReactNode
}

const none: readonly string[] = []

/** One screen of the admin area, as wide as it likes. */
export function Room({ title, parameters = none, className, children }: RoomProps) {
  useKnownParameters(parameters)
  return (
    <main id="content" className={className ?? styles.room}>
      <RoomHeading>{title}</RoomHeading>
      {children}
    </main>
  )
}
