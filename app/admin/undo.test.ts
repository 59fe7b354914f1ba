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
  expect(undoLast()).toBe(true)
  expect(before.undo).toHaveBeenCalledOnce()
  expect(undoLast()).toBe(false)
})

test('several changes are undone one after the other, the last one first', () => {
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

test('what cannot be undone any more after a time is not kept by what is done after it', () => {
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

test('a change that failed leaves the one before to be undone', () => {
  const before = change('Won')
  offerUndo(before)
  expectUndo()()
  undoLast()
  expect(before.undo).toHaveBeenCalledOnce()
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
