import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { pacificDay } from '#server/clock/pacific-days.ts'
import { byteOrderMark, csvLine } from './csv.ts'

export type Download<Row> = {
  name: string
  format: 'csv' | 'json'
  /** Read while the file is sent: a slow or disconnected reader delays only the next page. */
  pages: AsyncIterable<Row[]>
  columns: string[]
  cellsOf: (row: Row) => (string | null)[]
  jsonOf: (row: Row) => object
}

const mediaTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }

/** Sends rows as an attachment. */
export function sendDownload<Row>(reply: FastifyReply, download: Download<Row>, now: Date) {
  const text = download.format === 'csv' ? asCsv(download) : asJson(download)
  return sendAttachment(reply, download, text, now)
}

/** Sends a text piece by piece, with the day in the name of its file. */
export function sendAttachment(
  reply: FastifyReply,
  { name, format }: Pick<Download<unknown>, 'name' | 'format'>,
  text: AsyncIterable<string>,
  now: Date,
) {
  return reply
    .type(mediaTypes[format])
    .header('content-disposition', `attachment; filename="${name}-${pacificDay(now)}.${format}"`)
    .send(Readable.from(text, { objectMode: false }))
}

/** Sends nothing before the first page has been read, so that a failure to read can still be answered as an error. */
async function* asCsv<Row>({ pages, columns, cellsOf }: Download<Row>) {
  let head = byteOrderMark + csvLine(columns)
  for await (const rows of pages) {
    yield head + rows.map((row) => csvLine(cellsOf(row))).join('')
    head = ''
  }
  if (head) yield head
}

async function* asJson<Row>({ pages, jsonOf }: Download<Row>) {
  let before = '['
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield `${before}\n${rows.map((row) => JSON.stringify(jsonOf(row))).join(',\n')}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}
