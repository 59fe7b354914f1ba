import type { ComponentPropsWithRef } from 'react'
import { controlClass, controlProps, Field, type FieldProps, needed } from './field.tsx'

type Props = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> & {
    /** Without the asterisk of required fields, where it is the only text field. */
    unmarked?: boolean
  }

export function TextField({ unmarked, ...props }: Props) {
  const { name, label, id, hint, error, className, ...native } = props
  const field = { name, label, id, hint, error }
  return (
    <Field {...field} className={className} needed={!unmarked && needed(native)}>
      <input {...native} {...controlProps(field, native)} className={controlClass} />
    </Field>
  )
}
