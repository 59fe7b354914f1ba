import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { ContactSubmission } from '#contract/enquiry.ts'
import type { Changes } from './change.ts'
import { changeQueue } from './change-queue.ts'
import { patchEnquiry } from './shown-enquiry.ts'
import {
  asStored,
  forgetStored,
  noteStored,
  rememberStored,
  revertChange,
} from './stored-values.ts'

const id = '1'

/** Changes one enquiry as the screens do, with the server's answers in the hand of the test. */
function changing() {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  const shown = () => client.getQueryData<ContactSubmission>(['enquiry', id])!
  client.setQueryData(['enquiry', id], { id, stage: 'new', owner_id: null })
  const change = (changes: Changes) => {
    const enquiry = shown()
    const answer = Promise.withResolvers<void>()
    const mutation = client.getMutationCache().build(client, {
      ...changeQueue,
      mutationFn: () => answer.promise,
      onMutate: () => {
        rememberStored(client, enquiry)
        patchEnquiry(client, id, changes)
      },
      onSuccess: () => noteStored(id, changes),
      onError: () => revertChange(client, enquiry, changes),
      onSettled: () => forgetStored(client, id),
    })
    const ended = mutation.execute({ enquiry }).then(
      () => shown(),
      () => shown(),
    )
    return {
      accept: () => (answer.resolve(), ended),
      refuse: () => (answer.reject(new Error('refused')), ended),
    }
  }
  return { change, shown }
}

test('a refused change keeps the value of a later one, and then shows what is stored', async () => {
  const { change } = changing()
  const first = change({ stage: 'contacted' })
  await Promise.resolve()
  const second = change({ stage: 'qualified', owner_id: 'maya' })
  expect(await first.refuse()).toMatchObject({ stage: 'qualified', owner_id: 'maya' })
  expect(await second.refuse()).toMatchObject({ stage: 'new', owner_id: null })
})

test('a change refused after an accepted one shows the value of that', async () => {
  const { change } = changing()
  const first = change({ stage: 'contacted' })
  await Promise.resolve()
  const second = change({ stage: 'qualified' })
  await first.accept()
  expect(await second.refuse()).toMatchObject({ stage: 'contacted' })
})

test('a row is known as it is stored until its changes are answered', async () => {
  const { change, shown } = changing()
  const first = change({ stage: 'contacted' })
  await Promise.resolve()
  expect(asStored(shown())).toMatchObject({ stage: 'new' })
  await first.accept()
  expect(asStored(shown())).toMatchObject({ stage: 'contacted' })
})
