import { currentTime, isoDay, longDate } from '#app/site/today.ts'
import * as styles from './legal.module.css'
import * as textStyles from '#app/ui/text.module.css'

type Props = { lastUpdated: string; effective: { label: string; text: string; date: string } }

/** The date of the build; the inline script replaces it with the current date in the browser. */
const now = currentTime()
const builtOn = longDate(now)

/** The dates of a legal page. Only the effective date has a legal meaning. */
export function Revision({ lastUpdated, effective }: Props) {
  return (
    <dl className={`${styles.revision} ${textStyles.annotation}`}>
      <div>
        <dt>{effective.label}</dt>
        <dd>
          <time dateTime={effective.date}>{effective.text}</time>
        </dd>
      </div>
      <div>
        <dt>{lastUpdated}</dt>
        <dd>
          <time data-today dateTime={isoDay(now)} suppressHydrationWarning>
            {builtOn}
          </time>
        </dd>
      </div>
    </dl>
  )
}
