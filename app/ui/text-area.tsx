import type { ComponentPropsWithRef } from 'react'
import { controlClass, controlProps, Field, type FieldProps, needed } from './field.tsx'

type Props = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps>

export function TextArea({ name, label, id, hint, error, className, children, ...native }: Props) {
  const field = { name, label, id, hint, error }
  return (
    <Field {...field} className={className} needed={needed(native)}>
      <textarea {...native} {...controlProps(field, native)} className={controlClass} />
      {children}
    </Field>
  )
}
