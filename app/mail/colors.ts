/**
 * The site's and the dashboard's colors as hex, the only notation that all mail clients support. A test compares them
 * with the tokens they come from.
 */
export const light = {
  paper: '#fbf8f2',
  sheet: '#ffffff',
  ink: '#0d1b2d',
  'ink-soft': '#3b495b',
  'ink-faint': '#586474',
  blueprint: '#1d4bc0',
  sand: '#e4ddcf',
  poppy: '#f3680f',
}
export type ColorName = keyof typeof light

export const dark: Record<ColorName, string> = {
  paper: '#0d141f',
  sheet: '#151d2b',
  ink: '#e6ecf3',
  'ink-soft': '#b8c2ce',
  'ink-faint': '#97a3b1',
  blueprint: '#89b1fa',
  sand: '#313845',
  poppy: '#f3680f',
}
