import type { ComponentType } from 'react'
import type { SeoRecord } from '#content/seo.ts'

/** What a screen's module exports as `handle`, besides its `Component`. */
export type ScreenHandle = {
  seo: SeoRecord
  /** When React takes over: at the first sign of the visitor, or at once. */
  hydrate?: 'now'
}

/** What a screen's file exports. */
export type ScreenModule = {
  Component: ComponentType
  handle: ScreenHandle
  ErrorBoundary?: ComponentType
}
