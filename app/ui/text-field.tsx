import type { ComponentPropsWithRef } from 'react'
import { controlClass, controlProps, Field, type FieldProps, needed } from './field.tsx'

type Props = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps>

export function TextField({ name, label, id, hint, error, className, ...native }: Props) {
  const field = { name, label, id, hint, error }
  return (
    <Field {...field} className={className} needed={needed(native)}>
      <input {...native} {...controlProps(field, native)} className={controlClass} />
    </Field>
  )
}
