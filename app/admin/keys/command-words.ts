/** All commands, with their names in the palette and in the list of shortcuts. */
export const commandWords = {
  next: 'Next enquiry',
  previous: 'Previous enquiry',
  open: 'Open',
  back: 'Back',
  reply: 'Reply',
  contacted: 'Mark contacted',
  assign: 'Assign',
  mine: 'Make it mine',
  stage: 'Change the stage',
  followUp: 'Set a follow-up',
  note: 'Write a note',
  unread: 'Read or unread',
  spam: 'Spam or not',
  bin: 'Move to the bin, or take out',
  select: 'Select',
  selectRange: 'Select up to here',
  undo: 'Undo',
  search: 'Search',
  palette: 'Go anywhere, do anything',
  inbox: 'Go to the inbox',
  quarantine: 'Go to quarantine',
  people: 'Go to people',
  deliveries: 'Go to deliveries',
  keys: 'Show the keys',
} as const

export type CommandName = keyof typeof commandWords
