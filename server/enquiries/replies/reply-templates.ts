import { v7 as uuidv7 } from 'uuid'
import { type NewReplyTemplate, ReplyTemplate, type ReplyTemplateChange } from '#contract/reply.ts'
import { changeAs } from '#server/accounts/change-as.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { Database, Db } from '#server/db/database.ts'
import { lockKey } from '#server/db/dialect.ts'
import { AppError } from '#server/errors.ts'

const maxTemplates = 100
const permission = 'enquiry.reply'

/** All templates, sorted by name. */
export async function listTemplates(db: Db) {
  const rows = await db.selectFrom('reply_templates').selectAll().limit(maxTemplates).execute()
  return { rows: rows.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)) }
}

export function addTemplate(database: Database, wish: NewReplyTemplate, userId: string, now: Date) {
  return changeAs(database, userId, permission, async (trx) => {
    await lockKey(trx, database.dialect, 'reply_templates')
    if ((await countRows(trx.selectFrom('reply_templates'))) >= maxTemplates)
      throw new AppError('too_many_templates', `There are ${maxTemplates} templates already.`)
    const id = uuidv7({ msecs: now.getTime() })
    await trx
      .insertInto('reply_templates')
      .values({ id, ...wish, created_at: now.toISOString(), changed_by: userId })
      .execute()
    const template = await readTemplate(trx, id)
    await recordAudit(trx, { action: 'template.added', by: userId, subject: id }, now)
    return template
  })
}

/** Changes a template unless somebody else has changed it since `version` was read. */
export function changeTemplate(
  database: Database,
  id: string,
  { version, ...texts }: ReplyTemplateChange,
  userId: string,
  now: Date,
) {
  return changeAs(database, userId, permission, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('reply_templates')
      .set((eb) => ({ ...texts, version: eb('version', '+', 1), changed_by: userId }))
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', version!))
      .executeTakeFirstOrThrow()
    const template = await readTemplate(trx, id)
    if (numUpdatedRows === 0n) throw stale(template)
    await recordAudit(trx, { action: 'template.changed', by: userId, subject: id }, now)
    return template
  })
}

export function deleteTemplate(database: Database, id: string, userId: string, now: Date) {
  return changeAs(database, userId, permission, async (trx) => {
    await readTemplate(trx, id)
    await trx.deleteFrom('reply_templates').where('id', '=', id).execute()
    await recordAudit(trx, { action: 'template.deleted', by: userId, subject: id }, now)
  })
}

/** Problem responses have no schema of their own, so the template's own is applied here. */
const stale = (template: ReplyTemplate) =>
  new AppError('stale', 'Somebody else changed this template meanwhile.', {
    current: ReplyTemplate.parse(template),
  })

async function readTemplate(trx: Db, id: string) {
  const row = await trx
    .selectFrom('reply_templates')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no template with this id.')
  return row
}
