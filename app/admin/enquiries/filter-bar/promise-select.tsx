import { type PromiseState, promiseStates } from '#contract/promise-states.ts'

const promiseOptions: Record<PromiseState, string> = {
  kept: 'Kept: answered inside 24 hours',
  broken: 'Broken: answered later, or late now',
  open: 'Still open: unanswered, with time left',
}

type PromiseSelectProps = {
  value: string | undefined
  onChoose: (value: string | undefined) => void
}

/** Filters by whether an enquiry was answered in time, answered late, or is not answered yet. */
export const PromiseSelect = ({ value = '', onChoose }: PromiseSelectProps) => (
  <label>
    Promise
    <select
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
    >
      <option value="">Any</option>
      {promiseStates.map((one) => (
        <option key={one} value={one}>
          {promiseOptions[one]}
        </option>
      ))}
    </select>
  </label>
)
