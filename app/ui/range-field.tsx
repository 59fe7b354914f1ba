import type { ComponentPropsWithRef } from 'react'
import * as styles from './range-field.module.css'

type Props = {
  name: string
  label: string
  /** The value as text, if it is not shown elsewhere on the page. */
  said?: string
} & ComponentPropsWithRef<'input'>

/** A native range input with label and value. */
export function RangeField({ name, label, said, ...native }: Props) {
  return (
    <div className={styles.rangeField}>
      <label htmlFor={name}>{label}</label>
      {said && <b>{said}</b>}
      <input {...native} type="range" id={name} name={name} aria-valuetext={said} />
    </div>
  )
}
