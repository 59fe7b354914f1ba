import { type ComponentType, createElement, use } from 'react'
import { loadScreen } from '#app/recover.ts'

export type RoomModule = { Component: ComponentType }

/** A room whose script comes when it is first shown, or a little earlier by `fetch`. */
export function lazyRoom(load: () => Promise<RoomModule>) {
  let loading: Promise<ComponentType> | undefined
  let failed = false

  function fetch() {
    loading ??= loadScreen(load).then(
      ({ Component }) => Component,
      (error: unknown) => {
        failed = true
        throw error
      },
    )
    return loading
  }

  /** It is asked for again by the next navigation; until then the failure stands. */
  function forgetFailure() {
    if (failed) loading = undefined
    failed = false
  }

  const LazyRoom = () => createElement(use(fetch()))

  return Object.assign(LazyRoom, { fetch, forgetFailure })
}
