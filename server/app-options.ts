import type { RenderMail } from '#contract/mail.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import type { Site } from './http/site/built-site.ts'
import type { LogStream } from './http/log.ts'
import type { SlottedPages } from './http/site/slotted-page.ts'
import type { Disk } from './upkeep/upkeep.ts'

export type AppOptions = {
  database: Database
  env: Env
  /** The clock; tests hand in their own. */
  now?: () => Date
  /** The built site. Without it there is only the API. */
  site?: Site
  /** The pages of the built site that the server fills. */
  slottedPages?: SlottedPages
  /** The templates of the mails, from the build. */
  renderMail?: RenderMail
  log?: LogStream
  /** Milliseconds of lag above which requests are refused until it is over; 0: never. */
  maxEventLoopDelayMs?: number
  /** Milliseconds after which the pages show new downloads. */
  downloadRefreshMs?: number
  /** Milliseconds between two checks of who may still listen to live events. */
  liveTickMs?: number
  /** How full the disk of the database is. */
  readDisk?: () => Promise<Disk | null>
  /** Milliseconds that the sending of one mail may take. */
  maxSendMs?: number
}
