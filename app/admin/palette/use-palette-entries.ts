import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type CommandName, commandWords } from '#app/admin/keys/command-words.ts'
import { canRun } from '#app/admin/keys/commands.ts'
import { writeListing } from '#app/admin/enquiries/filters.ts'
import { enquiriesFound } from '#app/admin/enquiries/queries.ts'
import { savedViews } from '#app/admin/enquiries/views/saved-views.ts'
import { useStaff } from '#app/admin/enquiries/staff.ts'
import {
  reportPath,
  standardViews,
  viewOfQuery,
  viewPath,
} from '#app/admin/enquiries/views/views.ts'
import { keyBindings } from '#app/admin/keys/keys.ts'
import { useSingleKeys } from '#app/admin/keys/single-keys.ts'
import { rooms } from '#app/admin/frame/rooms.ts'
import { enquiryReference } from '#contract/reference.ts'
import { bestFirst } from './best-first.ts'
import type { Entry } from './entries.ts'

const pauseMs = 200
const shortest = 2
const maxShown = 8

const ofEnquiry = [
  'reply',
  'contacted',
  'assign',
  'mine',
  'stage',
  'followUp',
  'note',
  'unread',
  'spam',
  'bin',
] as const
const elsewhere = ['undo', 'search', 'keys'] as const

/** Everything that the palette can list. */
export function usePaletteEntries(typed: string) {
  const staff = useStaff()
  const { data: saved = [] } = useQuery(savedViews)
  const searched = useLater(typed.trim())
  const found = useQuery({ ...enquiriesFound(searched), enabled: searched.length >= shortest })
  const isAnswered = searched === typed.trim() && !found.isPlaceholderData
  const rows = searched.length >= shortest ? (found.data?.rows ?? []) : []
  const best = bestFirst(rows, searched).slice(0, maxShown)
  const isCut = rows.length > maxShown
  const [singleKeys] = useSingleKeys()
  const command = (group: Entry['group']) => (name: CommandName) => {
    if (!canRun(name)) return []
    const hint = singleKeys ? keyOf(name) : undefined
    return [{ key: name, group, words: commandWords[name], hint, command: name }]
  }
  const views = [
    ...standardViews,
    ...saved.map(({ name, query }) => ({ name, ...viewOfQuery(query) })),
  ]
  const entries: Entry[] = [
    ...ofEnquiry.flatMap(command('Enquiry')),
    ...best.map((row) => ({
      key: row.id,
      group: 'Found enquiries' as const,
      words: `${row.name} · ${row.company}`,
      hint: enquiryReference(row.id),
      to: `/admin/inbox/${row.id}`,
      found: isAnswered,
    })),
    ...views.map((view, at) => ({
      key: `view-${at}`,
      group: 'Views' as const,
      words: view.name,
      to: viewPath(view),
    })),
    ...rooms.map(({ path, label }) => ({
      key: path,
      group: 'Rooms' as const,
      words: label,
      to: path,
    })),
    {
      key: 'promise',
      group: 'Rooms',
      words: 'Promise kept: answers inside 24 hours, by source',
      to: reportPath,
    },
    {
      key: 'account',
      group: 'Rooms',
      words: 'Your account: password, passkeys, second factor, sessions',
      to: '/admin/account',
    },
    ...staff.map(({ id, email }) => ({
      key: id,
      group: 'People' as const,
      words: email,
      hint: 'Their enquiries',
      to: `/admin/inbox?owner=${id}`,
    })),
    ...(isCut ? [allFound(searched, isAnswered)] : []),
    ...elsewhere.flatMap(command('Elsewhere')),
  ]
  const busy = typed.trim().length >= shortest && (searched !== typed.trim() || found.isFetching)
  return { entries, busy }
}

/** Links to the inbox with the same search, if there are more results than the palette shows. */
const allFound = (q: string, found: boolean): Entry => ({
  key: 'all-found',
  group: 'Elsewhere',
  words: `All enquiries with “${q}”`,
  hint: 'In the inbox',
  to: `/admin/inbox?${writeListing({ filters: { q }, sort: 'newest' })}`,
  found,
})

const keyOf = (name: CommandName) =>
  keyBindings.find(({ command }) => command === name)?.keys.join(' ')

/** The debounced text. */
function useLater(text: string) {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
