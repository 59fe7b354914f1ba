import { notify } from '#app/ui/notify.ts'

let sentences: string[] = []

/** Collects the sentences of one task, so that one toast names everything that was dropped from the address. */
export function notifyShortened(sentence: string) {
  if (sentences.push(sentence) > 1) return
  queueMicrotask(() => {
    notify.info('Address Shortened', sentences.join(' '))
    sentences = []
  })
}
