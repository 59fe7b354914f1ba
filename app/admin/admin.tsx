import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ScreenHandle } from '#app/screen.ts'
import { prepareToasts } from '#app/ui/notify.ts'
import { TooltipProvider } from '#app/ui/tooltip.tsx'
import { Checking } from './checking.tsx'
import { queryClient } from './query-client.ts'
import { SignIn } from './sign-in.tsx'
import { SignedIn } from './signed-in.tsx'
import { titled } from './title.ts'
import { Unreachable } from './unreachable.tsx'
import { useSession } from './use-session.ts'
import { NewUserDraftKeeper } from './users/new-user-draft.tsx'

const title = titled('Admin')

export const handle: ScreenHandle = {
  seo: {
    title,
    description: 'Sign-in for staff.',
    keywords: '',
    ogTitle: title,
    ogDescription: 'Sign-in for staff.',
    robots: 'noindex, nofollow',
  },
  hydrate: 'now',
}

export function Component() {
  useEffect(() => {
    document.title = title
    prepareToasts()
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <div className="admin">
          <Screen />
        </div>
      </TooltipProvider>
    </QueryClientProvider>
  )
}

function Screen() {
  const session = useSession()
  const signedOut = session.status === 'signedOut'
  useEffect(() => {
    if (!signedOut) return
    void queryClient.cancelQueries()
    queryClient.clear()
  }, [signedOut])
  return (
    <NewUserDraftKeeper session={session}>
      {session.status === 'checking' && <Checking />}
      {session.status === 'unreachable' && <Unreachable />}
      {session.status === 'signedOut' && <SignIn ended={session.ended} />}
      {session.status === 'signedIn' && (
        <SignedIn key={session.userId} userId={session.userId} email={session.email} />
      )}
    </NewUserDraftKeeper>
  )
}
