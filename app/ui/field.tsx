import type { ReactNode } from 'react'
import * as styles from './field.module.css'

/** Props of every field, besides the attributes of its control. */
export type FieldProps = {
  name: string
  label: string
  /** Only needed if two forms on a page use the same name. */
  id?: string
  hint?: string
  error?: string | undefined
  className?: string
}

type NativeProps = {
  required?: boolean | undefined
  'aria-required'?: boolean | 'true' | 'false' | undefined
  'aria-describedby'?: string | undefined
}

/** The attributes that link a control to its label, hint and error. */
export function controlProps({ name, id = name, hint, error }: FieldProps, native: NativeProps) {
  const described = [native['aria-describedby'], hint && `${id}-hint`, `${id}-error`]
  return {
    ...native,
    name,
    id,
    'aria-describedby': described.filter(Boolean).join(' '),
    ...(error && { 'aria-invalid': true as const }),
  }
}

/** The box around label and control. CSS derives its colors from the state of the control. */
export const cellClass = styles.cell

export const controlClass = styles.control

export const needed = (native: NativeProps) =>
  Boolean(native.required) || String(native['aria-required']) === 'true'

export const RequiredMark = () => (
  <span aria-hidden="true" className={styles.required}>
    {' *'}
  </span>
)

/** Always rendered, so that the server can fill it in for visitors without scripts. */
export function ErrorText({ name, id = name, error }: Pick<FieldProps, 'name' | 'id' | 'error'>) {
  return (
    <p id={`${id}-error`} data-error-for={name} hidden={!error} className={styles.errorText}>
      {error}
    </p>
  )
}

type FrameProps = FieldProps & { needed: boolean; children: ReactNode }

export function Field({ needed, children, ...field }: FrameProps) {
  const { name, id = name, label, hint, className = '' } = field
  return (
    <div className={`${styles.cell} ${className}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {needed && <RequiredMark />}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <ErrorText {...field} />
    </div>
  )
}
