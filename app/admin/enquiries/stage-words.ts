import { type Stage, stages } from '#contract/stages.ts'

export const stageWords: Record<Stage, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  proposal: 'Proposal',
  won: 'Won',
  lost: 'Lost',
}

export const isStage = (value: unknown): value is Stage => stages.some((stage) => stage === value)
