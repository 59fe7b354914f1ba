import type { ToastData, ToastKind } from './toaster.tsx'

/** Shows toasts. The library is loaded with the first toast, or earlier by `prepareToasts`. */

/** A toast replaces the earlier one with its `id`. */
type Options = Pick<ToastData, 'announced' | 'id'>

let loadings = 0

async function show(kind: ToastKind, title: string, data: ToastData) {
  const { showToast } = await import('./toaster.tsx')
  showToast(kind, title, data)
}

const say =
  (kind: ToastKind, id?: string) =>
  (title: string, description?: string, options: Options = {}) =>
    void show(kind, title, { ...options, description, ...(id && { id }) })

export const notify = {
  success: say('success'),
  info: say('info'),
  warning: say('warning'),
  error: say('error'),
  /** Stays visible until its handle replaces or dismisses it. */
  loading(title: string, description?: string) {
    const id = `loading-${++loadings}`
    say('loading', id)(title, description)
    return {
      success: say('success', id),
      info: say('info', id),
      warning: say('warning', id),
      error: say('error', id),
      dismiss: () => void import('./toaster.tsx').then(({ dismissToast }) => dismissToast(id)),
    }
  },
}

export const prepareToasts = () => void import('./toaster.tsx').catch(() => {})
