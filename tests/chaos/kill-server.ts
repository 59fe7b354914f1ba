import { waitUpTo } from './server-process.ts'
import type { Outcome, Setting } from './trial.ts'
import { underLoad } from './under-load.ts'

/** One kill -9 after the other while 32 visitors send enquiries, each at a random moment. */
export async function killServer(setting: Setting): Promise<Outcome> {
  const found = await underLoad(await setting.emptyPlace(), async ({ server, recover }) => {
    for (let kill = 0; kill < setting.kills; kill++) {
      await waitUpTo(600)
      await server.kill()
      await recover(() => server.start())
    }
  })
  return {
    trial: 'kill -9 of the server under 32 writers',
    faults: `${setting.kills} kills`,
    ...found,
  }
}
