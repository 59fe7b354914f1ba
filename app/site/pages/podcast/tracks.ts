/** Positions in the drawing of the session, for the text over it. */
export const width = 1344
export const height = 372
/** Where the recording starts, to the right of the names. */
export const start = 124
export const ruler = 40
export const laneHeight = 100

export const lanes = [
  { name: 'host', y: 102 },
  { name: 'guest', y: 202 },
  { name: 'music', y: 302 },
]

export const chapters = [
  { x: 130, name: 'answer first' },
  { x: 370, name: 'the question' },
  { x: 800, name: 'the method' },
  { x: 1130, name: 'what to do' },
]

export const cut = [572, 664] as const
/** Where a narrow screen splits it. */
export const fold = 668
export const playhead = 740
