import { usePersonalSetting } from '#app/admin/personal-setting.ts'

/** Whether keys without Control do anything (WCAG 2.1.4). */
export function useSingleKeys() {
  const [off, setOff] = usePersonalSetting('single-keys-off')
  return [!off, (wanted: boolean) => setOff(!wanted)] as const
}
