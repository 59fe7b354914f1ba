import { type ReactNode, useState } from 'react'
import { maxLostReasonLength } from '#contract/text-limits.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Change } from './change.ts'
import { centsOf, money } from './money.ts'
import type { PartOfEnquiry } from './queries.ts'

type StageQuestionProps = {
  stage: 'won' | 'lost'
  /** Undefined if the question is about several enquiries. */
  record?: Pick<PartOfEnquiry, 'value_cents' | 'lost_reason'> | undefined
  title?: string
  /** A text above the field. */
  children?: ReactNode
  cancel: () => void
  save: Change
}

/** Asks for the value of a won enquiry, which is optional, or for the reason of a lost one. */
export const StageQuestion = ({ stage, ...rest }: StageQuestionProps) =>
  stage === 'won' ? <Won {...rest} /> : <Lost {...rest} />

type Props = Omit<StageQuestionProps, 'stage'>

function Won({ record, title = 'Won', children, cancel, save }: Props) {
  const [error, setError] = useState<string>()
  return (
    <FormDialog
      title={title}
      action="Save"
      onCancel={cancel}
      onSave={(fields) => {
        const value_cents = centsOf(String(fields.get('value')))
        if (value_cents === undefined)
          setError('Enter an amount such as 12,000, or leave it empty.')
        else
          save(
            // An empty value leaves the value of each enquiry unchanged if there are several.
            value_cents === null && !record ? { stage: 'won' } : { stage: 'won', value_cents },
            value_cents === null ? 'Won' : `Won: ${money(value_cents)}`,
          )
      }}
    >
      {children}
      <TextField
        name="value"
        label={record ? 'Value in US dollars' : 'Value of each in US dollars'}
        hint="May be left empty."
        inputMode="decimal"
        autoComplete="off"
        defaultValue={record?.value_cents == null ? '' : money(record.value_cents)}
        error={error}
        onChange={() => setError(undefined)}
      />
    </FormDialog>
  )
}

const reasons = ['No answer', 'Budget too small', 'Not a fit', 'Went with another agency']

function Lost({ record, title = 'Lost', children, cancel, save }: Props) {
  const [error, setError] = useState<string>()
  return (
    <FormDialog
      title={title}
      action="Save"
      onCancel={cancel}
      onSave={(fields) => {
        const lost_reason = String(fields.get('reason')).trim()
        if (lost_reason) save({ stage: 'lost', lost_reason }, 'Lost')
        else setError('Enter the reason in a few words.')
      }}
    >
      {children}
      <TextField
        name="reason"
        label="Reason"
        list="lost-reasons"
        maxLength={maxLostReasonLength}
        autoComplete="off"
        defaultValue={record?.lost_reason ?? ''}
        error={error}
        onChange={() => setError(undefined)}
      />
      <datalist id="lost-reasons">
        {reasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </datalist>
    </FormDialog>
  )
}
