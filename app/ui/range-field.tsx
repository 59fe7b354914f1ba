import type { ComponentPropsWithRef } from 'react'
import * as styles from './range-field.module.css'

type Props = {
  name: string
  label: string
  /** The value as people say it, where nothing else shows it. */
  said?: string
} & ComponentPropsWithRef<'input'>

/** The browser's own slider, with its label and its value. */
export function RangeField({ name, label, said, ...native }: Props) {
  return (
    <div className={styles.rangeField}>
      <label htmlFor={name}>{label}</label>
      {said && <b>{said}</b>}
      <input {...native} type="range" id={name} name={name} aria-valuetext={said} />
    </div>
  )
}
