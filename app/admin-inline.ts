import { standsAlone } from './admin/stands-alone.ts'
import { hasStoredSession } from './admin/stored-session.ts'

/**
 * Stands in /admin as text and runs before anything is painted: where no session is stored, the page is the sign-in form
 * from the beginning. What is typed stays when React takes over, and a form that is sent before waits for it.
 */
const root = document.documentElement

if (!hasStoredSession() && !standsAlone(location.pathname)) root.dataset.signIn = ''

addEventListener(
  'submit',
  (event) => {
    if (root.dataset.hydrated !== undefined) return
    event.preventDefault()
    root.dataset.sent = ''
  },
  true,
)
