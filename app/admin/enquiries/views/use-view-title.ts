import { useEffect } from 'react'
import { nameRoom } from '#app/admin/frame/title.ts'

/**
 * A view with a name of its own stands for its room in the window's title, so that tabs can be told apart. Must be
 * called below the room's heading, which names the room first.
 */
export function useViewTitle(name: string) {
  useEffect(() => nameRoom(name), [name])
}
