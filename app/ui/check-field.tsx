import type { ComponentPropsWithRef } from 'react'
import {
  cellClass,
  controlProps,
  ErrorText,
  type FieldProps,
  needed,
  RequiredMark,
} from './field.tsx'

type Props = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'>

export function CheckField({ name, label, id, hint, error, className = '', ...native }: Props) {
  const field = { name, label, id, hint, error }
  return (
    <div className={`${cellClass} ${className}`}>
      <label className="flex min-h-11 cursor-pointer gap-4 px-4 py-3.5 has-disabled:cursor-not-allowed">
        <span className="relative mt-px size-6 shrink-0">
          <input
            type="checkbox"
            {...native}
            {...controlProps(field, native)}
            className="peer size-6 cursor-[inherit] appearance-none border-[1.5px] border-ink bg-sheet outline-none checked:border-blueprint checked:bg-blueprint disabled:border-sand-deep forced-colors:appearance-auto"
          />
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 fill-none stroke-white stroke-2 opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          >
            <path d="m6 12.5 4 4 8-9" strokeLinecap="square" />
          </svg>
        </span>
        <span className="text-small text-ink">
          {label}
          {needed(native) && <RequiredMark />}
        </span>
      </label>
      {hint && (
        <p id={`${id ?? name}-hint`} className="px-4 pb-3 text-small text-ink-faint">
          {hint}
        </p>
      )}
      <ErrorText {...field} />
    </div>
  )
}
