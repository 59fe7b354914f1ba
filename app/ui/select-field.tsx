import type { ComponentPropsWithRef } from 'react'
import { controlClass, controlProps, Field, type FieldProps, needed } from './field.tsx'
import * as styles from './select-field.module.css'

type Props = FieldProps & Omit<ComponentPropsWithRef<'select'>, keyof FieldProps>

/** A native select with our styling, so that it works without scripts and feels native on each device. */
export function SelectField({ name, label, id, hint, error, className, ...native }: Props) {
  const field = { name, label, id, hint, error }
  return (
    <Field {...field} className={className} needed={needed(native)}>
      <div className={styles.select}>
        <select
          {...native}
          {...controlProps(field, native)}
          className={`${controlClass} ${styles.selectControl}`}
        />
        <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.selectMark}>
          <path d="m3 5.5 5 5 5-5" strokeLinecap="square" />
        </svg>
      </div>
    </Field>
  )
}
