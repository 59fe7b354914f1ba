import { usePersonalSetting } from '#app/admin/personal-setting.ts'

/** Whether keys without Ctrl are shortcuts. WCAG 2.1.4 requires a way to turn them off. */
export function useSingleKeys() {
  const [off, setOff] = usePersonalSetting('single-keys-off')
  return [!off, (wanted: boolean) => setOff(!wanted)] as const
}
