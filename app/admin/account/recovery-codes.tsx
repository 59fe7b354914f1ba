import { CopyButton } from '#app/ui/copy-button.tsx'
import { Button } from '#app/ui/button.tsx'
import styles from './account.module.css'

/** Displayed until the person confirms that they are saved, and never again: lost codes have to be replaced. */
export const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => (
  <>
    <p>
      <strong>Keep these ten recovery codes somewhere other than on your phone.</strong> Each gets
      you in once without the app. They are not shown again.
    </p>
    <ul className={styles.codes} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className={styles.buttons}>
      <CopyButton text={codes.join('\n')} label="Copy the codes" />
      <Button onClick={onDone}>I have kept them</Button>
    </div>
  </>
)
