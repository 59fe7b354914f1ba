import type { ReactNode } from 'react'

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

export const controlClass =
  'block min-h-11 w-full bg-transparent px-4 pb-2 text-base text-ink outline-none placeholder:text-ink-faint disabled:cursor-not-allowed disabled:text-ink-faint'

/** A ruled cell of a title block. Its colours follow the state of the control in it, whoever set that state. */
export const cellClass =
  'relative border border-sand-deep bg-sheet outline-offset-1 transition-colors hover:border-ink-faint has-focus-visible:z-2! has-focus-visible:outline-2 has-focus-visible:outline-blueprint has-disabled:border-sand has-disabled:bg-paper has-aria-invalid:z-1 has-aria-invalid:border-rust has-aria-invalid:bg-rust-tint forced-colors:has-aria-invalid:border-4'

export const needed = (native: NativeProps) =>
  Boolean(native.required) || String(native['aria-required']) === 'true'

export const RequiredMark = () => (
  <span aria-hidden="true" className="text-rust">
    {' *'}
  </span>
)

/** Always in the page, so that the server can fill it where no script runs. */
export function ErrorText({ name, id = name, error }: Pick<FieldProps, 'name' | 'id' | 'error'>) {
  return (
    <p
      id={`${id}-error`}
      data-error-for={name}
      hidden={!error}
      className="px-4 pb-3 text-small font-medium text-rust"
    >
      {error}
    </p>
  )
}

type FrameProps = FieldProps & { needed: boolean; children: ReactNode }

export function Field({ needed, children, ...field }: FrameProps) {
  const { name, id = name, label, hint, className = '' } = field
  return (
    <div className={`${cellClass} ${className}`}>
      <label htmlFor={id} className="block px-4 pt-3 text-small font-semibold text-ink">
        {label}
        {needed && <RequiredMark />}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="px-4 pb-3 text-small text-ink-faint">
          {hint}
        </p>
      )}
      <ErrorText {...field} />
    </div>
  )
}
