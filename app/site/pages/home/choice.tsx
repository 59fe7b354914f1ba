import * as styles from './planner.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  name: string
  legend: string
  of: readonly string[]
  /** What each of them feels like, beside its name. */
  notes?: string[]
  /** With its number in the list, what the style sheet knows an answer by. */
  mark: string
}

/** One question of the planner: native radio buttons, one of which may be chosen. */
export function Choice({ name, legend, of, notes, mark }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend>
        <strong>{legend}</strong>
      </legend>
      {of.map((value, index) => (
        <label key={value} className={text.small}>
          <input type="radio" name={name} value={value} data-is={mark + index} />
          <span>
            {value}
            {notes && <small>: {notes[index]}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
