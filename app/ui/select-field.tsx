import type { ComponentPropsWithRef } from 'react'
import { controlClass, controlProps, Field, type FieldProps, needed } from './field.tsx'

type Props = FieldProps & Omit<ComponentPropsWithRef<'select'>, keyof FieldProps>

/** The browser's own list behind our own face: it works before the script, and as each device does it best. */
export function SelectField({ name, label, id, hint, error, className, ...native }: Props) {
  const field = { name, label, id, hint, error }
  return (
    <Field {...field} className={className} needed={needed(native)}>
      <div className="relative">
        <select
          {...native}
          {...controlProps(field, native)}
          className={`${controlClass} cursor-pointer appearance-none pr-12`}
        />
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="pointer-events-none absolute top-3 right-4 size-4 fill-none stroke-ink stroke-[1.5]"
        >
          <path d="m3 5.5 5 5 5-5" strokeLinecap="square" />
        </svg>
      </div>
    </Field>
  )
}
