import { Eye, EyeOff, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { shortestPassword } from '#contract/options.ts'
import { CopyButton } from '#app/admin/copy-button.tsx'
import { generatePassword } from '#contract/generate-password.ts'

type NewPasswordProps = {
  value: string
  error: string | undefined
  onChange: (password: string) => void
}

/** The rule is told before typing; a generated password is shown, because somebody has to pass it on. */
export function NewPassword({ value, error, onChange }: NewPasswordProps) {
  const [visible, setVisible] = useState(false)
  const showLabel = visible ? 'Hide characters' : 'Show characters'
  return (
    <div className="new-password">
      <TextField
        id="new-user-password"
        name="password"
        label="Password"
        hint={`At least ${shortestPassword} characters. Any characters will do.`}
        type={visible ? 'text' : 'password'}
        className={visible ? 'mono-control' : ''}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className="new-password-tools">
        <Tooltip text={showLabel}>
          <button
            type="button"
            className="icon-action"
            aria-label={showLabel}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </button>
        </Tooltip>
        <Tooltip text="Generate one">
          <button
            type="button"
            className="icon-action"
            aria-label="Generate one"
            onClick={() => {
              onChange(generatePassword())
              setVisible(true)
            }}
          >
            <WandSparkles aria-hidden />
          </button>
        </Tooltip>
        <CopyButton text={value} label="Copy" />
      </div>
    </div>
  )
}
