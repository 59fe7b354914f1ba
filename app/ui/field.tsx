import type { ReactNode } from 'react'
import * as styles from './field.module.css'

/** What every field takes besides its control's own attributes. */
export type FieldProps = {
  name: string
  label: string
  /** Needed only where two forms on a page share a name. */
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

/** What the control needs to belong to its label, its hint and its error text. */
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

/** A ruled cell of a title block. Its colours follow the state of the control in it, whoever set that state. */
export const cellClass = styles.cell

export const controlClass = styles.control

export const needed = (native: NativeProps) =>
  Boolean(native.required) || String(native['aria-required']) === 'true'

export const RequiredMark = () => (
  <span aria-hidden="true" className={styles.required}>
    {' *'}
  </span>
)

/** Always in the page, so that the server can fill it where no script runs. */
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
