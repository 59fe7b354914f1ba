import { notify } from '#app/ui/notify.ts'

let sentences: string[] = []

/** Collects the messages of one task, so that a single toast names everything that was removed from the URL. */
export function notifyRemovedParameters(sentence: string) {
  if (sentences.push(sentence) > 1) return
  queueMicrotask(() => {
    notify.info('Address Shortened', sentences.join(' '))
    sentences = []
  })
}
