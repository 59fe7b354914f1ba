import { beforeEach, expect, test, vi } from 'vitest'
import { expectUndo, holdUndo, offerUndo, releaseUndo, undoLast, withdrawUndo } from './undo.ts'

beforeEach(withdrawUndo)

const change = (said: string) => ({ said, undo: vi.fn<() => void>() })

test('an undo that is asked for while a change is on its way means that change, not the one before', () => {
  const before = change('Won')
  offerUndo(before)
  const settle = expectUndo()
  const done = change('Lost')
  expect(undoLast()).toBe(true)
  settle(done)
  expect(done.undo).toHaveBeenCalledOnce()
  expect(before.undo).not.toHaveBeenCalled()
  expect(undoLast()).toBe(false)
})

test('of two changes on their way, the later one is offered, whichever arrives first', () => {
  const [first, second] = [change('Mine'), change('Contacted')]
  const [settleFirst, settleSecond] = [expectUndo(), expectUndo()]
  settleSecond(second)
  settleFirst(first)
  undoLast()
  expect(second.undo).toHaveBeenCalledOnce()
  expect(first.undo).not.toHaveBeenCalled()
})

test('a change that failed leaves nothing to undo', () => {
  const settle = expectUndo()
  undoLast()
  settle()
  expect(undoLast()).toBe(false)
})

test('what is looked at stays offered, but for what cannot be undone any more then', () => {
  vi.useFakeTimers()
  for (const ends of [false, true]) {
    offerUndo({ ...change('Sending'), ends })
    holdUndo()
    vi.advanceTimersByTime(60_000)
    expect(undoLast()).toBe(!ends)
    offerUndo({ ...change('Sending'), ends })
    holdUndo()
    vi.advanceTimersByTime(6_000)
    releaseUndo()
    vi.advanceTimersByTime(6_000)
    expect(undoLast()).toBe(!ends)
  }
  vi.useRealTimers()
})
