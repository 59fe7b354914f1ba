import { useNavigate } from 'react-router'
import { SelectField } from '#app/ui/select-field.tsx'
import styles from './deliveries.module.css'
import { type DeliveryFilter, listAddress } from './filter.ts'
import { kindWords } from './kind-words.ts'

export function KindSelect({ filter }: { filter: DeliveryFilter }) {
  const navigate = useNavigate()
  return (
    <SelectField
      name="kind"
      label="Kind"
      className={styles.kind}
      value={filter.kind ?? ''}
      onChange={({ target }) =>
        void navigate(listAddress({ ...filter, kind: target.value || null }))
      }
    >
      <option value="">All kinds</option>
      {Object.entries(kindWords).map(([kind, words]) => (
        <option key={kind} value={kind}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}
