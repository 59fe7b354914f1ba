import { useSyncExternalStore } from 'react'
import { usePersonalSetting } from '#app/admin/personal-setting.ts'

/** Whether notifications of new enquiries are turned on, and the browser allows them. */
export function useNoticesWanted() {
  const [chosen, setChosen] = usePersonalSetting('notices')
  const permission = useSyncExternalStore(subscribe, permissionNow)
  const set = async (wanted: boolean) => {
    // Only here, because some browsers accept this request only during a click.
    if (wanted && permissionNow() === 'default') await Notification.requestPermission()
    setChosen(wanted && permissionNow() === 'granted')
  }
  return [chosen && permission === 'granted', set, permission] as const
}

const permissionNow = () => ('Notification' in globalThis ? Notification.permission : 'missing')

/** The permission is read again on focus, because it may have changed in the browser's settings. */
function subscribe(listener: () => void) {
  addEventListener('focus', listener)
  return () => removeEventListener('focus', listener)
}
