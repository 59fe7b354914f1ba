import { useState } from 'react'
import { palette } from '#content/search.ts'
import { isSlashOn, keepSlash } from './slash-choice.ts'
import * as styles from './palette.module.css'
import * as text from '#app/ui/text.module.css'

const { hints } = palette

/** Explains the keys and lets the visitor turn off the slash shortcut. */
export function Foot() {
  const [isOn, setOn] = useState(isSlashOn)
  return (
    <div className={`${styles.paletteFoot} ${text.annotation}`}>
      <p aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {hints.move} <kbd>Enter</kbd> {hints.choose} <kbd>Esc</kbd>{' '}
        {hints.close}
      </p>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked)
            keepSlash(target.checked)
          }}
        />
        {palette.slash}
      </label>
    </div>
  )
}
