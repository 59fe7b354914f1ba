import type { RouteObject } from 'react-router'
import { loadScreen } from './recover.ts'
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
          screen('/', 'app/site/pages/home/home.tsx', () => import('./site/pages/home/home.tsx')),
          screen(
            '/contact',
            'app/site/pages/contact/contact.tsx',
            () => import('./site/pages/contact/contact.tsx'),
          ),
          screen(
            '/contact/sent',
            'app/site/pages/contact/sent.tsx',
            () => import('./site/pages/contact/sent.tsx'),
          ),
          screen(
            '/resources',
            'app/site/pages/resources/resources.tsx',
            () => import('./site/pages/resources/resources.tsx'),
          ),
          screen(
            '/resources/subscribed',
            'app/site/pages/resources/subscribed.tsx',
            () => import('./site/pages/resources/subscribed.tsx'),
          ),
          screen(
            '/resources/guide-sent',
            'app/site/pages/resources/guide-sent.tsx',
            () => import('./site/pages/resources/guide-sent.tsx'),
          ),
          ...articleRoutes,
          screen(
            '/resources/:slug',
            'app/site/pages/resources/resource-not-found.tsx',
            () => import('./site/pages/resources/resource-not-found.tsx'),
          ),
          screen(
            '/newsletter/confirm',
            'app/site/pages/newsletter/confirm.tsx',
            () => import('./site/pages/newsletter/confirm.tsx'),
          ),
          screen(
            '/newsletter/confirmed',
            'app/site/pages/newsletter/confirmed.tsx',
            () => import('./site/pages/newsletter/confirmed.tsx'),
          ),
          screen(
            '/newsletter/unsubscribe',
            'app/site/pages/newsletter/unsubscribe.tsx',
            () => import('./site/pages/newsletter/unsubscribe.tsx'),
          ),
          screen(
            '/newsletter/unsubscribed',
            'app/site/pages/newsletter/unsubscribed.tsx',
            () => import('./site/pages/newsletter/unsubscribed.tsx'),
          ),
          screen(
            '/newsletter/link-expired',
            'app/site/pages/newsletter/link-expired.tsx',
            () => import('./site/pages/newsletter/link-expired.tsx'),
          ),
          screen(
            '/services/studio',
            'app/site/pages/studio/studio.tsx',
            () => import('./site/pages/studio/studio.tsx'),
          ),
          screen(
            '/services',
            'app/site/pages/services/services.tsx',
            () => import('./site/pages/services/services.tsx'),
          ),
          screen(
            '/services/consulting',
            'app/site/pages/consulting/consulting.tsx',
            () => import('./site/pages/consulting/consulting.tsx'),
          ),
          screen(
            '/services/podcast',
            'app/site/pages/podcast/podcast.tsx',
            () => import('./site/pages/podcast/podcast.tsx'),
          ),
          screen(
            '/services/web-design',
            'app/site/pages/web-design/web-design.tsx',
            () => import('./site/pages/web-design/web-design.tsx'),
          ),
          screen(
            '/services/business-systems',
            'app/site/pages/business-systems/business-systems.tsx',
            () => import('./site/pages/business-systems/business-systems.tsx'),
          ),
          screen(
            '/our-approach',
            'app/site/pages/our-approach/our-approach.tsx',
            () => import('./site/pages/our-approach/our-approach.tsx'),
          ),
          screen(
            '/services/media',
            'app/site/pages/media/media.tsx',
            () => import('./site/pages/media/media.tsx'),
          ),
          screen(
            '/services/email-sms',
            'app/site/pages/email-sms/email-sms.tsx',
            () => import('./site/pages/email-sms/email-sms.tsx'),
          ),
          screen(
            '/services/marketplaces',
            'app/site/pages/marketplaces/marketplaces.tsx',
            () => import('./site/pages/marketplaces/marketplaces.tsx'),
          ),
          screen(
            '/services/fulfillment',
            'app/site/pages/fulfillment/fulfillment.tsx',
            () => import('./site/pages/fulfillment/fulfillment.tsx'),
          ),
          screen(
            '/about',
            'app/site/pages/about/about.tsx',
            () => import('./site/pages/about/about.tsx'),
          ),
          screen(
            '/privacy',
            'app/site/pages/legal/privacy.tsx',
            () => import('./site/pages/legal/privacy.tsx'),
          ),
          screen(
            '/terms',
            'app/site/pages/legal/terms.tsx',
            () => import('./site/pages/legal/terms.tsx'),
          ),
          screen(
            '/portfolio',
            'app/site/pages/portfolio/portfolio.tsx',
            () => import('./site/pages/portfolio/portfolio.tsx'),
          ),
          screen(
            '/careers',
            'app/site/pages/careers/careers.tsx',
            () => import('./site/pages/careers/careers.tsx'),
          ),
          screen(
            '*',
            'app/site/pages/not-found/not-found.tsx',
            () => import('./site/pages/not-found/not-found.tsx'),
          ),
        ],
      },
    ],
  },
]

/** `file` lets the build find the style sheets that the screen at `path` needs. */
function screen(path: string, file: string, load: () => Promise<ScreenModule>) {
  return { path, id: file, lazy: () => loadScreen(load) }
}
