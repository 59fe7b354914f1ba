import { notify } from '#app/ui/notify.ts'

let sentences: string[] = []

/** Says in one toast what was dropped from the address at the same moment. */
export function sayShortened(sentence: string) {
  if (sentences.push(sentence) > 1) return
  queueMicrotask(() => {
    notify.info('Address Shortened', sentences.join(' '))
    sentences = []
  })
}
