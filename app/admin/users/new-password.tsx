import { Eye, EyeOff, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { passwordHint } from '#app/admin/password/password-hint.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { generatePassword } from '#contract/generate-password.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import styles from './create-user.module.css'

type NewPasswordProps = {
  value: string
  error: string | undefined
  onChange: (password: string, generated: boolean) => void
}

/** A password for somebody else's account. A generated one is shown unmasked, because it has to be passed on. */
export function NewPassword({ value, error, onChange }: NewPasswordProps) {
  const [shown, setShown] = useState(false)
  const toggle = shown ? 'Hide characters' : 'Show characters'
  return (
    <div className={styles.password}>
      <TextField
        id="new-user-password"
        name="password"
        label="Password"
        hint={passwordHint}
        type={shown ? 'text' : 'password'}
        className={shown ? styles.mono : ''}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value, false)}
      />
      <div className={styles.tools}>
        <IconButton
          label={toggle}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setShown(!shown)}
        />
        <IconButton
          label="Generate one"
          icon={<WandSparkles aria-hidden />}
          onClick={() => {
            onChange(generatePassword(), true)
            setShown(true)
          }}
        />
        <CopyButton text={value} label="Copy" />
      </div>
    </div>
  )
}
