import type { RouteObject } from 'react-router'
import { loadScreen } from './recover.ts'
import { ErrorScreen } from './site/error-screen.tsx'
import { SiteFrame } from './site/frame/frame.tsx'

/** Every address of the site. Each screen is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: SiteFrame,
    ErrorBoundary: ErrorScreen,
    children: [
      { path: '/', lazy: () => loadScreen(() => import('./site/home/home.tsx')) },
      { path: '/contact', lazy: () => loadScreen(() => import('./site/contact/contact.tsx')) },
      { path: '/contact/sent', lazy: () => loadScreen(() => import('./site/contact/sent.tsx')) },
      { path: '*', lazy: () => loadScreen(() => import('./site/not-found.tsx')) },
    ],
  },
  { path: '/admin', lazy: () => loadScreen(() => import('./admin/admin.tsx')) },
]
