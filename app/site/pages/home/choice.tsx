import * as styles from './planner.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  name: string
  legend: string
  of: readonly string[]
  /** What each of them feels like, beside its name. */
  notes?: string[]
  /** What each of them sends, where that is not its name. */
  values?: string[]
  /** With its number in the list, what the style sheet knows an answer by. */
  mark: string
}

/** One question of the planner: native radio buttons, one of which may be chosen. */
export function Choice({ name, legend, of, notes, values = [], mark }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend>
        <strong>{legend}</strong>
      </legend>
      {of.map((title, index) => (
        <label key={title} className={text.small}>
          <input type="radio" name={name} value={values[index] ?? title} data-is={mark + index} />
          <span>
            {title}
            {notes && <small>: {notes[index]}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
