import { type ComponentType, createElement, use } from 'react'
import { loadScreen } from '#app/recover.ts'

export type RoomModule = { Component: ComponentType }

/** A room whose script comes when it is first shown, or a little earlier by `fetch`. */
export function lazyRoom(load: () => Promise<RoomModule>) {
  let fetching: Promise<ComponentType> | undefined
  let showing: Promise<ComponentType> | undefined
  let failed = false

  function fetch() {
    fetching ??= load().then(
      ({ Component }) => Component,
      (error: unknown) => {
        fetching = undefined
        throw error
      },
    )
    return fetching
  }

  /** Where it cannot be had, the page may be reloaded, which must not happen for what is only prefetched. */
  function show() {
    showing ??= loadScreen(fetch).catch((error: unknown) => {
      failed = true
      throw error
    })
    return showing
  }

  /** It is asked for again by the next navigation; until then the failure stands. */
  function forgetFailure() {
    if (failed) showing = undefined
    failed = false
  }

  const LazyRoom = () => createElement(use(show()))

  return Object.assign(LazyRoom, { fetch, forgetFailure })
}
