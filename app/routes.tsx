import type { RouteObject } from 'react-router'
import { loadScreen } from './faults/recover.ts'
import type { ScreenModule } from './screen.ts'
import { ErrorScreen, ErrorSheet } from './site/frame/error-screen.tsx'
import { SiteFrame } from './site/frame/frame.tsx'
import { articleRoutes } from './site/pages/resources/article-routes.tsx'

/** All routes except those of the dashboard (app/admin/routes.ts). Each screen is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: SiteFrame,
    ErrorBoundary: ErrorSheet,
    children: [
      {
        // Inside the frame, so that the frame stays visible when a screen fails.
        ErrorBoundary: ErrorScreen,
        children: [
          screen('/', 'home/home', () => import('./site/pages/home/home.tsx')),
          screen('/contact', 'contact/contact', () => import('./site/pages/contact/contact.tsx')),
          screen('/contact/sent', 'contact/sent', () => import('./site/pages/contact/sent.tsx')),
          screen(
            '/resources',
            'resources/resources',
            () => import('./site/pages/resources/resources.tsx'),
          ),
          screen(
            '/resources/subscribed',
            'resources/subscribed',
            () => import('./site/pages/resources/subscribed.tsx'),
          ),
          screen(
            '/resources/guide-sent',
            'resources/guide-sent',
            () => import('./site/pages/resources/guide-sent.tsx'),
          ),
          ...articleRoutes,
          screen(
            '/resources/:slug',
            'resources/resource-not-found',
            () => import('./site/pages/resources/resource-not-found.tsx'),
          ),
          screen(
            '/newsletter/confirm',
            'newsletter/confirm',
            () => import('./site/pages/newsletter/confirm.tsx'),
          ),
          screen(
            '/newsletter/confirmed',
            'newsletter/confirmed',
            () => import('./site/pages/newsletter/confirmed.tsx'),
          ),
          screen(
            '/newsletter/unsubscribe',
            'newsletter/unsubscribe',
            () => import('./site/pages/newsletter/unsubscribe.tsx'),
          ),
          screen(
            '/newsletter/unsubscribed',
            'newsletter/unsubscribed',
            () => import('./site/pages/newsletter/unsubscribed.tsx'),
          ),
          screen(
            '/newsletter/link-expired',
            'newsletter/link-expired',
            () => import('./site/pages/newsletter/link-expired.tsx'),
          ),
          screen(
            '/services/studio',
            'studio/studio',
            () => import('./site/pages/studio/studio.tsx'),
          ),
          screen(
            '/services',
            'services/services',
            () => import('./site/pages/services/services.tsx'),
          ),
          screen(
            '/services/consulting',
            'consulting/consulting',
            () => import('./site/pages/consulting/consulting.tsx'),
          ),
          screen(
            '/services/podcast',
            'podcast/podcast',
            () => import('./site/pages/podcast/podcast.tsx'),
          ),
          screen(
            '/services/web-design',
            'web-design/web-design',
            () => import('./site/pages/web-design/web-design.tsx'),
          ),
          screen(
            '/services/business-systems',
            'business-systems/business-systems',
            () => import('./site/pages/business-systems/business-systems.tsx'),
          ),
          screen(
            '/our-approach',
            'our-approach/our-approach',
            () => import('./site/pages/our-approach/our-approach.tsx'),
          ),
          screen('/services/media', 'media/media', () => import('./site/pages/media/media.tsx')),
          screen(
            '/services/email-sms',
            'email-sms/email-sms',
            () => import('./site/pages/email-sms/email-sms.tsx'),
          ),
          screen(
            '/services/marketplaces',
            'marketplaces/marketplaces',
            () => import('./site/pages/marketplaces/marketplaces.tsx'),
          ),
          screen(
            '/services/fulfillment',
            'fulfillment/fulfillment',
            () => import('./site/pages/fulfillment/fulfillment.tsx'),
          ),
          screen('/about', 'about/about', () => import('./site/pages/about/about.tsx')),
          screen('/privacy', 'legal/privacy', () => import('./site/pages/legal/privacy.tsx')),
          screen('/terms', 'legal/terms', () => import('./site/pages/legal/terms.tsx')),
          screen(
            '/portfolio',
            'portfolio/portfolio',
            () => import('./site/pages/portfolio/portfolio.tsx'),
          ),
          screen('/careers', 'careers/careers', () => import('./site/pages/careers/careers.tsx')),
          screen('*', 'not-found/not-found', () => import('./site/pages/not-found/not-found.tsx')),
        ],
      },
    ],
  },
]

/**
 * `file` is the path of the screen's file within app/site/pages, without its extension; by it the build finds the style
 * sheets that the screen at `path` needs.
 */
function screen(path: string, file: string, load: () => Promise<ScreenModule>) {
  return { path, id: file, lazy: () => loadScreen(load) }
}
