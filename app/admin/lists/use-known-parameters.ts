import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { notifyRemovedParameters } from './notify-removed-parameters.ts'

/** Removes query parameters that this room does not know from the URL, and shows one message about them. */
export function useKnownParameters(known: readonly string[]) {
  const { search, hash, state } = useLocation()
  const params = new URLSearchParams(search)
  const navigate = useNavigate()
  const unknown = [...new Set(params.keys())].filter((name) => !known.includes(name))
  const names = unknown.join(', ')
  useEffect(() => {
    if (!names) return
    const kept = new URLSearchParams(params)
    for (const name of unknown) kept.delete(name)
    void navigate({ search: `${kept}`, hash }, { replace: true, state })
    notifyRemovedParameters(`This page has no filter named ${names}.`)
    // Runs only when the unknown names change, not with every other change of the URL.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [names])
}
