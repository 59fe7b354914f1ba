import { type Role, roles } from '#contract/options.ts'
import { SelectField } from '#app/ui/select-field.tsx'

type RoleFieldProps = {
  id: string
  value: Role
  error?: string | undefined
  onChoose: (role: Role) => void
}

export const RoleField = ({ onChoose, ...field }: RoleFieldProps) => (
  <SelectField
    {...field}
    name="role"
    label="Role"
    onChange={(event) => {
      const chosen = roles.find((known) => known === event.currentTarget.value)
      if (chosen) onChoose(chosen)
    }}
  >
    {roles.map((role) => (
      <option key={role}>{role}</option>
    ))}
  </SelectField>
)
