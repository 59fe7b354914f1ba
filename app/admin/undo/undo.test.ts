import { beforeEach, expect, test, vi } from 'vitest'
import { expectUndo, holdUndo, offerUndo, releaseUndo, undoLast, withdrawUndo } from './undo.ts'

beforeEach(withdrawUndo)

const change = (said: string) => ({ said, undo: vi.fn<() => void>() })

test('an undo that is pressed while a change is pending applies to that change and not to the one before', () => {
  const before = change('Won')
  offerUndo(before)
  const settle = expectUndo()
  const done = change('Lost')
  expect(undoLast()).toBe(true)
  settle(done)
  expect(done.undo).toHaveBeenCalledOnce()
  expect(before.undo).not.toHaveBeenCalled()
  expect(undoLast()).toBe(true)
  expect(before.undo).toHaveBeenCalledOnce()
  expect(undoLast()).toBe(false)
})

test('several changes are undone in reverse order', () => {
  vi.useFakeTimers()
  const [contacted, followUp] = [change('Marked contacted'), change('Follow up in 2 days')]
  offerUndo(contacted)
  vi.advanceTimersByTime(7_000)
  offerUndo(followUp)
  vi.advanceTimersByTime(7_000)
  undoLast()
  expect(contacted.undo).not.toHaveBeenCalled()
  vi.advanceTimersByTime(7_000)
  undoLast()
  expect([contacted, followUp].map(({ undo }) => undo.mock.calls.length)).toEqual([1, 1])
  offerUndo(contacted)
  offerUndo(followUp)
  vi.advanceTimersByTime(8_000)
  expect(undoLast()).toBe(false)
  vi.useRealTimers()
})

test('a later change does not extend an undo with a fixed end', () => {
  vi.useFakeTimers()
  const [sending, moved] = [{ ...change('Sending'), ends: true }, change('Won')]
  offerUndo(sending)
  vi.advanceTimersByTime(6_000)
  offerUndo(moved)
  vi.advanceTimersByTime(3_000)
  undoLast()
  expect(undoLast()).toBe(false)
  expect(sending.undo).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('of two pending changes the later one is undone first, whichever response arrives first', () => {
  const [first, second] = [change('Mine'), change('Contacted')]
  const [settleFirst, settleSecond] = [expectUndo(), expectUndo()]
  settleSecond(second)
  settleFirst(first)
  undoLast()
  expect(second.undo).toHaveBeenCalledOnce()
  expect(first.undo).not.toHaveBeenCalled()
})

test('a failed change leaves nothing to undo', () => {
  const settle = expectUndo()
  undoLast()
  settle()
  expect(undoLast()).toBe(false)
})

test('after a failed change the one before can still be undone', () => {
  const before = change('Won')
  offerUndo(before)
  expectUndo()()
  undoLast()
  expect(before.undo).toHaveBeenCalledOnce()
})

test('an undo does not expire under the pointer, except for one with a fixed end', () => {
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
