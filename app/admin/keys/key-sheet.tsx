import { commandWords } from './command-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import styles from './key-sheet.module.css'
import { type KeyBinding, keyBindings } from './keys.ts'
import { SingleKeysSwitch } from './single-keys-switch.tsx'

const groups = ['Move', 'Enquiry', 'Selection', 'Anywhere'] as const
const names: Record<string, string> = { Escape: 'Esc', X: 'Shift x' }

/** Lists all keyboard shortcuts. */
export const KeySheet = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keys" onClose={onClose} className={styles.sheet}>
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <dl>
            {keyBindings
              .filter((one) => one.group === group)
              .map((one) => (
                <div key={one.command}>
                  <dt>{commandWords[one.command]}</dt>
                  <dd>
                    <Keys binding={one} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
    <p className={styles.sending}>
      On the board the arrow keys go from card to card. <kbd>Shift</kbd> with <kbd>←</kbd> or{' '}
      <kbd>→</kbd> moves a card to the stage beside it, and <kbd>s</kbd> shows all stages.
    </p>
    <p className={styles.sending}>
      <kbd>Ctrl</kbd> <kbd>Enter</kbd> sends a note or a reply. In fields all other keys are text.
    </p>
    <footer className={styles.foot}>
      {/* First, so that it gets the focus instead of the switch, which might be toggled by accident. */}
      <Button look="secondary" size="small" onClick={onClose}>
        Close
      </Button>
      <SingleKeysSwitch />
    </footer>
  </Dialog>
)

const Keys = ({ binding: { keys, control } }: { binding: KeyBinding }) => (
  <>
    {control && (
      <>
        <kbd>Ctrl</kbd>{' '}
      </>
    )}
    {keys.map((key, at) => (
      <span key={key}>
        {at > 0 && ' then '}
        <kbd>{control ? key.toUpperCase() : (names[key] ?? key)}</kbd>
      </span>
    ))}
    {keys[0] === 'o' && (
      <>
        {' or '}
        <kbd>Enter</kbd>
      </>
    )}
  </>
)
