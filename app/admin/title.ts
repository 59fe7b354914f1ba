import { useEffect } from 'react'
import { organization } from '#content/organization.ts'

export const titled = (view: string) => `${view} | ${organization.name}`

export const useTitle = (view: string) =>
  useEffect(() => {
    document.title = titled(view)
  }, [view])
