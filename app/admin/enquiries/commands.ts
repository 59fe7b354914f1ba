import { useEffect, useLayoutEffect, useRef } from 'react'
import type { CommandName } from './command-words.ts'

/** Returns false when it cannot handle it now, so that the handler below is asked. */
type Handler = () => boolean | void
export type Handlers = { [Name in CommandName]?: Handler | undefined }

/** The later one is asked first: a selection before the open record, that before the list, the frame last. */
const layers = ['frame', 'list', 'record', 'selection', 'dialog'] as const
export type Layer = (typeof layers)[number]

type Registration = { layer: Layer; handlers: () => Handlers }
const registered = new Set<Registration>()

const maxWaitMs = 5_000
let deferred: { name: CommandName; until: number } | null = null

/** Handles commands as long as this component is on the screen. */
export function useCommandHandlers(layer: Layer, handlers: Handlers) {
  const latest = useRef(handlers)
  // Before anybody sees the screen whose keys these are.
  useLayoutEffect(() => {
    latest.current = handlers
  })
  useLayoutEffect(() => {
    const registration = { layer, handlers: () => latest.current }
    registered.add(registration)
    return () => void registered.delete(registration)
  }, [layer])
  // A command that opened this record is carried out as soon as the record can.
  useEffect(() => {
    if (!deferred || !handlers[deferred.name]) return
    const { name, until } = deferred
    if (layer === 'list' || layer === 'frame') return
    deferred = null
    if (performance.now() < until) handlers[name]?.()
  })
}

const handlersOf = (name: CommandName) =>
  [...registered]
    .toReversed()
    .toSorted((one, other) => layers.indexOf(other.layer) - layers.indexOf(one.layer))
    .flatMap(({ handlers }) => handlers()[name] ?? [])

/** Runs a command. Returns whether anything handled it. */
export const runCommand = (name: CommandName) =>
  handlersOf(name).some((handle) => handle() !== false)

/** Returns whether anything would handle it. */
export const canRun = (name: CommandName) => handlersOf(name).length > 0

/** For a command that only an open record knows: whoever calls this opens the record, which then carries it out. */
export function deferCommand(name: CommandName) {
  deferred = { name, until: performance.now() + maxWaitMs }
}
