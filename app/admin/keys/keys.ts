import type { CommandName } from './command-words.ts'

export type KeyBinding = {
  /** Values of `event.key`. If there are two, the keys are pressed one after the other. */
  keys: readonly [string] | readonly [string, string]
  command: CommandName
  /** With Ctrl, or Command on a Mac. The shortcut also works in text fields. */
  control?: true
  /** The group in the list of shortcuts. */
  group: 'Move' | 'Enquiry' | 'Selection' | 'Anywhere'
}

/** All shortcuts. The list of shortcuts is rendered from this table as well. */
export const keyBindings: readonly KeyBinding[] = [
  { keys: ['j'], command: 'next', group: 'Move' },
  { keys: ['k'], command: 'previous', group: 'Move' },
  { keys: ['o'], command: 'open', group: 'Move' },
  { keys: ['Escape'], command: 'back', group: 'Move' },
  { keys: ['r'], command: 'reply', group: 'Enquiry' },
  { keys: ['c'], command: 'contacted', group: 'Enquiry' },
  { keys: ['a'], command: 'assign', group: 'Enquiry' },
  { keys: ['i'], command: 'mine', group: 'Enquiry' },
  { keys: ['s'], command: 'stage', group: 'Enquiry' },
  { keys: ['f'], command: 'followUp', group: 'Enquiry' },
  { keys: ['n'], command: 'note', group: 'Enquiry' },
  { keys: ['u'], command: 'unread', group: 'Enquiry' },
  { keys: ['!'], command: 'spam', group: 'Enquiry' },
  { keys: ['#'], command: 'bin', group: 'Enquiry' },
  { keys: ['x'], command: 'select', group: 'Selection' },
  { keys: ['X'], command: 'selectRange', group: 'Selection' },
  { keys: ['z'], command: 'undo', group: 'Selection' },
  { keys: ['/'], command: 'search', group: 'Anywhere' },
  { keys: ['k'], command: 'palette', control: true, group: 'Anywhere' },
  { keys: ['g', 'i'], command: 'inbox', group: 'Anywhere' },
  { keys: ['g', 'q'], command: 'quarantine', group: 'Anywhere' },
  { keys: ['g', 'p'], command: 'people', group: 'Anywhere' },
  { keys: ['g', 'd'], command: 'deliveries', group: 'Anywhere' },
  { keys: ['?'], command: 'keys', group: 'Anywhere' },
]
