import { type ComponentType, createElement, use } from 'react'
import { loadScreen } from '#app/faults/recover.ts'

export type RoomModule = { Component: ComponentType }

/** A room whose chunk is loaded when it is first shown, or earlier by `preload`. */
export function lazyRoom(load: () => Promise<RoomModule>) {
  let loading: Promise<ComponentType> | undefined
  let showing: Promise<ComponentType> | undefined
  let failed = false

  function preload() {
    loading ??= load().then(
      ({ Component }) => Component,
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  /** If the chunk is gone, `loadScreen` may reload the page, which must not happen for a prefetch. */
  function show() {
    showing ??= loadScreen(preload).catch((error: unknown) => {
      failed = true
      throw error
    })
    return showing
  }

  /** Called by the next navigation, which loads the chunk again. Until then the room keeps showing the failure. */
  function forgetFailure() {
    if (failed) showing = undefined
    failed = false
  }

  const LazyRoom = () => createElement(use(show()))

  return Object.assign(LazyRoom, { preload, forgetFailure })
}
