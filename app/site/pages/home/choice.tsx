import * as styles from './planner.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  name: string
  legend: string
  of: readonly string[]
  /** A note beside each option. */
  notes?: string[]
  /** The submitted value of each option, if it differs from its text. */
  values?: string[]
  /** With the index of the option this is the id that the style sheet uses for an answer: "n0". */
  mark: string
}

/** One question of the planner, as native radio buttons. */
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
            {notes && <small>{`: ${notes[index]}`}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
