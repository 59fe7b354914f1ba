import { notify } from '#app/ui/notify.ts'

let sentences: string[] = []

/** Says what was dropped from the address, once for all that is dropped at the same moment. */
export function sayShortened(sentence: string) {
  if (sentences.push(sentence) > 1) return
  queueMicrotask(() => {
    notify.info('Address Shortened', sentences.join(' '))
    sentences = []
  })
}
