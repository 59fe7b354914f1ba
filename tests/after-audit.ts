import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Database } from '#server/db/database.ts'

/**
 * Watches the transactions of a database. The returned list collects the statements that run after the last audit entry
 * of a transaction: from that entry until the commit, nobody else can write one.
 */
export function watchAudit({ db }: Pick<Database, 'db'>) {
  const late: string[] = []
  const transaction = db.transaction.bind(db)
  db.transaction = () => {
    const builder = transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => execute((trx) => work(trx.withPlugin(auditLast(late))))
    return builder
  }
  return late
}

/** For one transaction. */
function auditLast(late: string[]): KyselyPlugin {
  const nodes = new WeakMap<object, RootOperationNode>()
  let isHeld = false
  return {
    // Parts of a statement pass here as well; only whole statements have a result.
    transformQuery({ node, queryId }) {
      nodes.set(queryId, node)
      return node
    },
    async transformResult({ result, queryId }) {
      const node = nodes.get(queryId)
      // A test that runs raw SQL.
      if (!node) return result
      if (isHeld) {
        const text = JSON.stringify(node)
        if (!text.includes('"audit_')) late.push(`${node.kind}: ${text}`)
      } else if (node.kind === 'UpdateQueryNode')
        isHeld = JSON.stringify(node.table).includes('"audit_head"')
      return result
    },
  }
}
