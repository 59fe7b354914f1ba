import { useEffect, useState } from 'react'
import styles from './password.module.css'
import { type Strength, strengthOf } from './strength.ts'

const words = ['Guessed at once', 'Easy to guess', 'Could be stronger', 'Good', 'Strong'] as const
/** Without this pause a screen reader would announce the strength after each letter. */
const pauseMs = 250

/** Also as text, so that the strength is not conveyed by color alone. */
export function StrengthMeter({ password, id }: { password: string; id: string }) {
  const strength = useStrength(password)
  return (
    <div id={id} className={styles.strength} role="status" data-score={strength?.score}>
      {strength && (
        <>
          <meter aria-hidden min={0} max={4} value={strength.score} />
          <strong>{words[strength.score]}</strong>
          {strength.advice && <span>{strength.advice}</span>}
        </>
      )}
    </div>
  )
}

function useStrength(password: string) {
  const [estimated, setEstimated] = useState<{ password: string; strength: Strength } | null>(null)
  useEffect(() => {
    if (password === '') return undefined
    let isStale = false
    const timer = setTimeout(async () => {
      // The word lists may fail to load. Then no strength is shown; the server checks the password anyway.
      const strength = await strengthOf(password).catch(() => null)
      if (!isStale && strength) setEstimated({ password, strength })
    }, pauseMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [password])
  return password === '' ? undefined : estimated?.strength
}
