import { type ComponentPropsWithRef, useSyncExternalStore } from 'react'
import * as styles from './range-field.module.css'
import * as text from './text.module.css'

type Props = {
  name: string
  label: string
  /** The value as text, if it is not shown elsewhere on the page. */
  said?: string
  /** Whether only assistive technology is given the label, where the slider is directly below a field of the same amount. */
  hidesLabel?: boolean
} & ComponentPropsWithRef<'input'>

const neverChanges = () => () => undefined

/**
 * A native range input with label and value. The prerendered page lacks the text for screen readers, which would stay the
 * same wherever the slider is moved to without scripts.
 */
export function RangeField({ name, label, said, hidesLabel, ...native }: Props) {
  const isScripted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (
    <div className={styles.rangeField}>
      <label htmlFor={name} className={hidesLabel ? text.srOnly : undefined}>
        {label}
      </label>
      {said && <b>{said}</b>}
      <input
        {...native}
        type="range"
        id={name}
        name={name}
        aria-valuetext={isScripted ? said : undefined}
      />
    </div>
  )
}
