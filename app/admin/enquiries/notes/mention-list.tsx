import styles from './note-box.module.css'
import type { Colleague } from '#app/admin/enquiries/staff.ts'

type MentionListProps = {
  id: string
  people: Colleague[]
  chosen: number
  pick: (email: string) => void
}

export const optionId = (list: string, index: number) => `${list}-${index}`

/** The focus stays in the textarea, which handles the keys (aria-activedescendant). */
export const MentionList = ({ id, people, chosen, pick }: MentionListProps) =>
  people.length > 0 && (
    <div id={id} className={styles.people} role="listbox" aria-label="Colleagues">
      {people.map(({ id: person, email }, index) => (
        <div
          key={person}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === chosen}
          // On pointerdown, before the textarea loses the focus.
          onPointerDown={(event) => {
            event.preventDefault()
            pick(email)
          }}
        >
          {email}
        </div>
      ))}
    </div>
  )
