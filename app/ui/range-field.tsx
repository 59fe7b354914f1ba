import { type ComponentPropsWithRef, useSyncExternalStore } from 'react'
import * as styles from './range-field.module.css'

type Props = {
  name: string
  label: string
  /** The value as text, if it is not shown elsewhere on the page. */
  said?: string
} & ComponentPropsWithRef<'input'>

const never = () => () => {}

/**
 * A native range input with label and value. Its text for screen readers comes with hydration: without scripts it would
 * stay the same wherever the slider is moved to.
 */
export function RangeField({ name, label, said, ...native }: Props) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <div className={styles.rangeField}>
      <label htmlFor={name}>{label}</label>
      {said && <b>{said}</b>}
      <input
        {...native}
        type="range"
        id={name}
        name={name}
        aria-valuetext={isHydrated ? said : undefined}
      />
    </div>
  )
}
