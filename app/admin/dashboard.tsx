import { ApiPage } from './api/api-page.tsx'
import { Counters } from './counters.tsx'
import { EnquiryList } from './enquiries/list.tsx'
import { EnquiryRecord } from './enquiries/record.tsx'
import { Header } from './header.tsx'
import type { Account } from './signed-in.tsx'
import { SubscriberList } from './newsletter/subscriber-list.tsx'
import { PlaceholderNotice } from './placeholder-notice.tsx'
import { UsersPanel } from './users/users-panel.tsx'
import { useView, type View } from './view.ts'
import { ViewHeading } from './view-heading.tsx'
import { ViewsNav } from './views-nav.tsx'

const titles: Record<View, string> = {
  dashboard: 'Admin dashboard',
  quarantine: 'Quarantine',
  subscribers: 'Subscribers',
  api: 'API',
}

/** What an admin sees. */
export function Dashboard({ userId, email }: Account) {
  const view = useView()
  return (
    <>
      <Header email={email} admin>
        <ViewsNav userId={userId} />
      </Header>
      <main className={`admin-main admin-${view}`}>
        <ViewHeading>{titles[view]}</ViewHeading>
        {view === 'dashboard' && (
          <>
            <PlaceholderNotice />
            <Counters userId={userId} />
            <EnquiryList
              userId={userId}
              box="inbox"
              title="Contact submissions"
              empty="No contact submissions."
            />
            <UsersPanel userId={userId} />
          </>
        )}
        {view === 'quarantine' && (
          <EnquiryList
            userId={userId}
            box="quarantine"
            title="Suspected spam"
            empty="Nothing is in quarantine."
            note="Kept apart with the reason, and never deleted. Their senders got the ordinary answer."
          />
        )}
        {view === 'subscribers' && <SubscriberList userId={userId} />}
        {view === 'api' && <ApiPage userId={userId} />}
      </main>
      <EnquiryRecord userId={userId} quarantine={view === 'quarantine'} />
    </>
  )
}
