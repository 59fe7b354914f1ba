import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import type { Stage } from '#contract/stages.ts'
import { leavesUnanswered } from '#app/admin/enquiries/bulk/bulk-calls.ts'
import { stillUnanswered } from '#app/admin/enquiries/bulk/bulk-sentence.ts'
import { useChangeEnquiry } from '#app/admin/enquiries/change-enquiry.ts'
import type { Changes } from '#app/admin/enquiries/change.ts'
import { shortened } from '#app/admin/enquiries/shortened.ts'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'

type Asking = { stage: 'won' | 'lost'; card: ListedEnquiry; onSaved: () => void }

/**
 * Moves cards to another stage through the queue of all changes, with its undo and its conflicts. Won and Lost ask
 * first, as in the record.
 */
export function useMoves(cards: readonly ListedEnquiry[], keep: (card: ListedEnquiry) => void) {
  const change = useChangeEnquiry()
  const [asking, setAsking] = useState<Asking | null>(null)
  const save = (card: ListedEnquiry, changes: Changes & { stage: Stage }, to: string) => {
    keep(card)
    const left = leavesUnanswered(card, { stage: changes.stage }) ? 1 : 0
    const said = [`${shortened(card.name)} moved to ${to}.`, ...stillUnanswered(left, 1)].join(' ')
    change.mutate({ enquiry: card, changes, said })
  }
  const move = (id: string, stage: Stage, onSaved = () => {}) => {
    const card = cards.find((one) => one.id === id)
    if (!card || stage === card.stage) return
    if (stage === 'won' || stage === 'lost') return setAsking({ stage, card, onSaved })
    onSaved()
    save(card, { stage }, stageWords[stage])
  }
  const latestMove = useRef(move)
  useEffect(() => {
    latestMove.current = move
  })
  return {
    /** `onSaved` is called once it is certain that the card moves. */
    move,
    /** Always the same function, so that a card only renders again when it changes. */
    moveFromMenu: useCallback((id: string, stage: Stage) => latestMove.current(id, stage), []),
    /** The properties of the question, if there is one. */
    question: asking && {
      stage: asking.stage,
      record: asking.card,
      title: `${shortened(asking.card.name)}: ${stageWords[asking.stage]}`,
      cancel: () => setAsking(null),
      save: (changes: Changes, said: string) => {
        setAsking(null)
        asking.onSaved()
        save(asking.card, { ...changes, stage: asking.stage }, said)
      },
    },
  }
}
