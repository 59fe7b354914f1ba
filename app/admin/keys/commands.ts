import { useEffect, useLayoutEffect, useRef } from 'react'
import type { CommandName } from './command-words.ts'

/** Returns false if it cannot handle the command now, so that the next layer gets it. */
type Handler = () => boolean | void
export type Handlers = { [Name in CommandName]?: Handler | undefined }

/**
 * Handlers are tried from last to first: a selection before the open record, the record before the list, the frame
 * last.
 */
const layers = ['frame', 'list', 'record', 'selection', 'dialog'] as const
export type Layer = (typeof layers)[number]

type Registration = { layer: Layer; handlers: () => Handlers }
const registered = new Set<Registration>()

const maxWaitMs = 5_000
let deferred: { name: CommandName; until: number } | null = null

/** Handles commands while this component is mounted. */
export function useCommandHandlers(layer: Layer, handlers: Handlers) {
  const latest = useRef(handlers)
  // A layout effect, so that the keys work as soon as the screen is visible.
  useLayoutEffect(() => {
    latest.current = handlers
  })
  useLayoutEffect(() => {
    const registration = { layer, handlers: () => latest.current }
    registered.add(registration)
    return () => void registered.delete(registration)
  }, [layer])
  // Runs a deferred command as soon as the record that it opened can handle it.
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

/** Runs a command. Returns whether it was handled. */
export const runCommand = (name: CommandName) =>
  handlersOf(name).some((handle) => handle() !== false)

/** Whether a command has a handler. */
export const canRun = (name: CommandName) => handlersOf(name).length > 0

/** Stores a command that needs an open record. The caller then opens the record, which runs the command. */
export function deferCommand(name: CommandName) {
  deferred = { name, until: performance.now() + maxWaitMs }
}
