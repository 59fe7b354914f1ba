import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { ContactSubmission } from '#contract/enquiry.ts'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
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

test('two read marks refused one after the other leave a row as it is stored, also if its record was opened', async () => {
  const client = new QueryClient()
  const listed = { id, stage: 'new', unread: true } as ListedEnquiry
  const shown = () =>
    client.getQueryData<{ rows: ListedEnquiry[] }>(['enquiries', 'page'])!.rows[0]!
  // Without a read mark, as it is loaded, or with an older one, as it was opened.
  for (const record of [{ id }, { id, unread: false }]) {
    client.setQueryData(['enquiry', id], record)
    client.setQueryData(['enquiries', 'page'], { rows: [listed] })
    const stored: boolean[] = []
    const marks = [false, true].map((unread) =>
      client.getMutationCache().build(client, {
        ...changeQueue,
        networkMode: 'always',
        mutationFn: () => Promise.reject(new Error('refused')),
        onMutate: () => {
          rememberStored(client, shown())
          patchEnquiry(client, id, { unread })
        },
        onError: () => stored.push(asStored(shown()).unread),
        onSettled: () => forgetStored(client, id),
      }),
    )
    await Promise.allSettled(marks.map((each) => each.execute({ rows: [{ id }] })))
    expect(stored).toEqual([true, true])
  }
})
