import type { Palette } from './palette.ts'

type Inks = Record<string, string>

/**
 * A background, the colors of text on it, and the colors that it replaces in drawings for paper or for a dark band.
 */
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

/** The backgrounds of the share pictures, used in turn. */
export const grounds = [navy, poppy] as const

/** The palette for a drawing on a background. */
export const exchanged =
  (color: Palette, inks: Inks): Palette =>
  (name) =>
    color(inks[name] ?? name)
