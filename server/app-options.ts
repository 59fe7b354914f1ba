import type { RenderMail } from '#contract/mail.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import type { Site } from './http/site/built-site.ts'
import type { LogStream } from './http/log/log.ts'
import type { SlottedPages } from './http/site/slotted-page.ts'
import type { Disk } from './upkeep/upkeep.ts'

export type AppOptions = {
  database: Database
  env: Env
  /** The clock; tests pass their own. */
  now?: () => Date
  /** The built site. Without it only the API is served. */
  site?: Site
  /** The pages of the built site that the server fills in. */
  slottedPages?: SlottedPages
  /** The mail templates, from the build. */
  renderMail?: RenderMail
  log?: LogStream
  /** Milliseconds of lag above which requests are refused; 0: never. */
  maxEventLoopDelayMs?: number
  /** Milliseconds after which the pages show new downloads. */
  downloadRefreshMs?: number
  /** Milliseconds between two checks of who may still receive live events. */
  liveTickMs?: number
  /** The used space of the database's disk. */
  readDisk?: () => Promise<Disk | null>
  /** Maximum milliseconds for sending one mail. */
  maxSendMs?: number
}
