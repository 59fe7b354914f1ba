import { queryOptions } from '@tanstack/react-query'
import type { Passkey } from '#contract/passkey.ts'
import { call } from '#app/admin/requests/call.ts'

const path = '/api/auth/passkeys'

export const ownPasskeys = queryOptions({
  queryKey: ['own passkeys'],
  queryFn: ({ signal }) => call<Passkey[]>(path, { signal }),
})

/** @throws ApiError, or an error that `refusalOf` (passkey-fault.ts) translates. */
export async function addPasskey() {
  const { makePasskey } = await import('./ceremony.ts')
  type Options = Parameters<typeof makePasskey>[0]
  const options = await call<Options>(`${path}/registration/options`, { body: {} })
  return call<Passkey>(`${path}/registration/verify`, { body: await makePasskey(options) })
}

export const renamePasskey = (id: string, friendly_name: string) =>
  call<Passkey>(`${path}/${id}`, { method: 'PATCH', body: { friendly_name } })

export const removePasskey = (id: string) => call<void>(`${path}/${id}`, { method: 'DELETE' })

/** Completes a step-up with a passkey. */
export async function confirmWithPasskey() {
  const { showPasskey } = await import('./ceremony.ts')
  type Options = Parameters<typeof showPasskey>[0]
  const options = await call<Options>(`${path}/confirmation/options`, { body: {} })
  await call<void>('/api/auth/reauthenticate', { body: { passkey: await showPasskey(options) } })
}
