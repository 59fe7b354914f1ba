import { notify } from '#app/ui/notify.ts'

let isDue = false

/** Called when a password or a passkey was accepted. A second factor may still be needed. */
export const welcomeOnceIn = () => {
  isDue = true
}

/** Welcomes a person who has just signed in, once, and not on a reload. */
export function welcome() {
  if (isDue) notify.success('Login Successful', 'Welcome to the admin dashboard!')
  isDue = false
}
