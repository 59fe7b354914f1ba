import type { KyselyPlugin } from 'kysely'

/**
 * A plugin that holds the results of some queries until the test lets each continue. `nameOf` is given a query as JSON and
 * returns its name if it is to be held. `held` are those whose result has come, in order.
 */
export function holdQueries(nameOf: (query: string) => string | undefined) {
  const held: { name: string; goOn: () => void }[] = []
  const names = new WeakMap<object, string>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const name = nameOf(JSON.stringify(node))
      if (name) names.set(queryId, name)
      return node
    },
    async transformResult({ result, queryId }) {
      const name = names.get(queryId)
      if (name) await new Promise<void>((goOn) => held.push({ name, goOn }))
      return result
    },
  }
  return { plugin, held }
}
