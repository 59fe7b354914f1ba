import { useSyncExternalStore } from 'react'
import { usePersonalSetting } from '#app/admin/personal-setting.ts'

/** Whether somebody wants notifications of new enquiries in other tabs, and the browser allows them. */
export function useNoticesWanted() {
  const [chosen, setChosen] = usePersonalSetting('notices')
  const permission = useSyncExternalStore(subscribe, permissionNow)
  const set = async (wanted: boolean) => {
    // Asked on this click alone.
    if (wanted && permissionNow() === 'default') await Notification.requestPermission()
    setChosen(wanted && permissionNow() === 'granted')
  }
  return [chosen && permission === 'granted', set, permission] as const
}

const permissionNow = () => ('Notification' in globalThis ? Notification.permission : 'missing')

/** The answer to the question is read again with each choice; one that is changed in the browser's settings, on return. */
function subscribe(listener: () => void) {
  addEventListener('focus', listener)
  return () => removeEventListener('focus', listener)
}
