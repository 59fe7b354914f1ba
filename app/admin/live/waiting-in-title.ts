import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { enquiryCount, waiting } from '#app/admin/enquiries/queries.ts'
import { countInTitle, forgetCount } from '#app/admin/frame/title.ts'

/** Shows the number of waiting enquiries in the title of every room. */
export function useWaitingInTitle() {
  const { data } = useQuery(enquiryCount('inbox', waiting))
  useEffect(() => countInTitle(data ?? 0), [data])
  useEffect(() => forgetCount, [])
}
