import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { AdminRouter } from './admin/admin-router.tsx'
import { preloadRoom } from './admin/routes.ts'
import { recoverAt } from './faults/recover.ts'
import { reportFaults } from './faults/report-faults.ts'

reportFaults()

// The URL changes before the room's chunk has been loaded.
recoverAt(() => location.href)
// Without a session the sign-in form comes first.
if (document.documentElement.dataset.signIn === undefined) preloadRoom(location.pathname)
hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <AdminRouter />
  </StrictMode>,
)
