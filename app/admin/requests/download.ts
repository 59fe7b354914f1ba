import { ApiError, errorOf, requestOf } from '#app/api.ts'
import { MINUTE } from '#contract/durations.ts'
import { provenFetch } from '#app/admin/proof/proven-fetch.ts'
import { withToken } from './call.ts'

/**
 * Downloads a file that requires a sign-in, under the file name that the server sends. `body` makes it a POST, for
 * parameters that must not appear in a URL.
 */
export async function download(path: string, body?: object) {
  const { file, name, headers } = await withToken((token) => fetchFile(path, token, body))
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not immediately: the browser starts reading the object URL after this task.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE)
  return { headers }
}

async function fetchFile(path: string, token: string, body: object | undefined) {
  try {
    const answer = await provenFetch(path, requestOf({ token, body }))
    if (!answer.ok) throw await errorOf(answer)
    const disposition = answer.headers.get('content-disposition') ?? ''
    const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download'
    return { file: await answer.blob(), name, headers: answer.headers }
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError(0, 'unreachable', 'The file did not arrive whole. Please try again.')
  }
}
