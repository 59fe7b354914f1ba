import type { CSSProperties, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type ExternalToast, Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import * as text from './text.module.css'
import * as styles from './toaster.module.css'

/**
 * The specification's numbers. They are the library's defaults, but set explicitly in case an upgrade changes them. The
 * 200 ms until a toast is removed are a constant in the library, which toaster.test.ts checks.
 */
export const toastNumbers = { duration: 4000, visibleToasts: 3, gap: 14 }
const width = 356
/** Above the dashboard's navigation, which is at the bottom on a phone. */
const offset = { top: 12, right: 12, bottom: 'calc(var(--footer, 0px) + 12px)', left: 12 }
/** Matched by key code, because Alt+T types a dagger on a Mac. */
const hotkey = ['altKey', 'KeyT']

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading'
/** `announced`: an alert on the page already announces the same to screen readers. */
export type ToastData = Pick<ExternalToast, 'id' | 'description'> & { announced?: boolean }

const mark = (lines: ReactNode) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.toastMark} strokeLinecap="square">
    {lines}
  </svg>
)

const icons = {
  success: mark(<path d="m3 10.5 4.5 4.5L17 5" />),
  info: mark(<path d="M10 9v8M10 3.5v1M7 17h6M7.5 9H10" />),
  warning: mark(<path d="m10 2.5 8 14.5H2ZM10 8v4M10 14v.5" />),
  error: mark(<path d="m4 4 12 12M16 4 4 16" />),
  loading: mark(<path d="M5 2.5h10M5 17.5h10M6 3c0 5 8 9 8 14M14 3c0 5-8 9-8 14" />),
}

const classNames = {
  icon: styles.icon,
  content: styles.content,
  title: styles.title,
  description: styles.description,
  success: styles.success,
  info: styles.info,
  warning: styles.warning,
  error: styles.error,
  loading: styles.loading,
}

/** Has its own React root, so that toasts outlive the screens. */
function mount() {
  const host = document.body.appendChild(document.createElement('div'))
  host.className = styles.host ?? ''
  const liveRegion = host.appendChild(document.createElement('p'))
  liveRegion.className = text.srOnly ?? ''
  liveRegion.role = 'alert'
  createRoot(host.appendChild(document.createElement('div'))).render(
    <Toaster
      {...toastNumbers}
      position="bottom-right"
      hotkey={hotkey}
      mobileOffset={offset}
      icons={icons}
      style={{ '--width': `${width}px` } as CSSProperties}
      toastOptions={{
        unstyled: true,
        classNames,
        className: styles.toast,
      }}
    />,
  )
  // The library's hotkey focuses the toasts; Escape returns the focus to the previous element.
  addEventListener('keydown', ({ key }) => {
    const focused = document.activeElement
    if (key === 'Escape' && focused instanceof HTMLElement && host.contains(focused)) focused.blur()
  })
  return liveRegion
}

/** The library announces every toast, also one that an alert on the page has announced. */
const unheard = (words: ExternalToast['description'], announced = false) =>
  announced && typeof words !== 'function' ? <span aria-hidden="true">{words}</span> : words

let liveRegion: HTMLElement | undefined

export function showToast(kind: ToastKind, title: string, { announced, ...data }: ToastData) {
  liveRegion ??= mount()
  const { description } = data
  toast[kind](
    unheard(title, announced),
    description === undefined ? data : { ...data, description: unheard(description, announced) },
  )
  // The library announces politely, but errors should be assertive. Cleared first, so that a repeated text is announced
  // again.
  if (kind !== 'error' || announced) return
  const heard = liveRegion
  heard.textContent = ''
  setTimeout(() => (heard.textContent = [title, data.description].filter(Boolean).join('. ')), 100)
}

export const dismissToast = (id: string) => void toast.dismiss(id)
