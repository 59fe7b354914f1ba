import type { Palette } from './palette.ts'

type Inks = Record<string, string>

/** A ground, what is set on it, and which colours of a drawing for paper or for a dark band it exchanges for others. */
export type Ground = { ground: string; words: string; scale: string; onPaper: Inks; onDeep: Inks }

const navy: Ground = {
  ground: 'blueprint-deep',
  words: 'chalk',
  scale: 'poppy',
  onPaper: {
    ink: 'chalk',
    paper: 'blueprint-deep',
    sheet: 'blueprint-strong',
    'blueprint-tint': 'blueprint',
    blueprint: 'plan',
  },
  onDeep: {},
}

const poppy: Ground = {
  ground: 'poppy',
  words: 'ink',
  scale: 'ink',
  onPaper: { paper: 'poppy', poppy: 'blueprint', blueprint: 'ink' },
  onDeep: {
    chalk: 'ink',
    'blueprint-deep': 'poppy',
    'blueprint-strong': 'sheet',
    blueprint: 'blueprint-tint',
    plan: 'ink',
    poppy: 'blueprint',
  },
}

/** The grounds of the share pictures, in turn. */
export const grounds = [navy, poppy] as const

/** The palette for a drawing on a ground. */
export const exchanged =
  (colour: Palette, inks: Inks): Palette =>
  (name) =>
    colour(inks[name] ?? name)
