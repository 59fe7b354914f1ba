/**
 * Stands in /admin as text and runs before anything is painted: where no session is stored, the page is the sign-in form
 * from the beginning. What is typed stays when React takes over, and a form that is sent before waits for it.
 */
const root = document.documentElement

function hasSession() {
  try {
    return localStorage.getItem('anacapa.auth') !== null
  } catch {
    return false
  }
}

if (!hasSession() && !/^\/admin\/(forgot|set)-password\/?$/.test(location.pathname))
  root.dataset.signIn = ''

addEventListener(
  'submit',
  (event) => {
    if (root.dataset.hydrated !== undefined) return
    event.preventDefault()
    root.dataset.sent = ''
  },
  true,
)
