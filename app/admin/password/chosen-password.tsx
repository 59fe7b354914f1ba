import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useState } from 'react'
import { IconButton } from '#app/admin/icon-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { maxChosenPasswordLength, minPasswordLength } from '#contract/options.ts'
import styles from './password.module.css'
import { StrengthMeter } from './strength-meter.tsx'
import { prepareStrength } from './strength.ts'

type Props = {
  ref: Ref<HTMLInputElement>
  value: string
  error: string | undefined
  onChange: (password: string) => void
}

/** A password that somebody chooses for themselves: they may paste it, see it, and let a password manager make it. */
export function ChosenPassword({ ref, value, error, onChange }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.chosen}>
      <TextField
        ref={ref}
        name="new-password"
        label="New password"
        hint={`${minPasswordLength} to ${maxChosenPasswordLength} characters. A few words that do not belong together are best.`}
        type={shown ? 'text' : 'password'}
        className={shown ? styles.mono : ''}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-describedby="strength"
        value={value}
        error={error}
        onFocus={prepareStrength}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={styles.tools}>
        <IconButton
          label={shown ? 'Hide characters' : 'Show characters'}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      </div>
      <StrengthMeter id="strength" password={value} />
    </div>
  )
}
