import { usePersonalSetting } from '#app/admin/personal-setting.ts'

/** Whether keys without Ctrl are shortcuts, which WCAG 2.1.4 wants to be optional. */
export function useSingleKeys() {
  const [off, setOff] = usePersonalSetting('single-keys-off')
  return [!off, (wanted: boolean) => setOff(!wanted)] as const
}
