import type { ComponentType } from 'react'
import type { SeoRecord } from '#content/seo.ts'

/** The export `handle` of a screen's module, besides its `Component`. */
export type ScreenHandle = { seo: SeoRecord }

/** The exports of a screen's module. */
export type ScreenModule = {
  Component: ComponentType
  handle: ScreenHandle
  ErrorBoundary?: ComponentType
}
