import type { ComponentPropsWithRef } from 'react'
import {
  cellClass,
  controlProps,
  ErrorText,
  type FieldProps,
  needed,
  RequiredMark,
} from './field.tsx'
import * as styles from './check-field.module.css'
import * as fieldStyles from './field.module.css'

type Props = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'>

export function CheckField({ name, label, id, hint, error, className = '', ...native }: Props) {
  const field = { name, label, id, hint, error }
  return (
    <div className={`${cellClass} ${className}`}>
      <label className={styles.check}>
        <span className={styles.box}>
          <input
            type="checkbox"
            {...native}
            {...controlProps(field, native)}
            className={styles.checkInput}
          />
          <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.tick}>
            <path d="m6 12.5 4 4 8-9" strokeLinecap="square" />
          </svg>
        </span>
        <span className={styles.checkLabel}>
          {label}
          {needed(native) && <RequiredMark />}
        </span>
      </label>
      {hint && (
        <p id={`${id ?? name}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <ErrorText {...field} />
    </div>
  )
}
