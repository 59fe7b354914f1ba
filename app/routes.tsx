import type { RouteObject } from 'react-router'
import { loadScreen } from './recover.ts'
import type { ScreenModule } from './screen.ts'
import { ErrorScreen, ErrorSheet } from './site/error-screen.tsx'
import { SiteFrame } from './site/frame/frame.tsx'
import { articleRoutes } from './site/resources/article-routes.tsx'

/** Every address of the site. Each screen is a chunk of its own, and its file names the route. */
export const routes: RouteObject[] = [
  {
    Component: SiteFrame,
    ErrorBoundary: ErrorSheet,
    children: [
      {
        // Within the frame, which stays when a screen fails.
        ErrorBoundary: ErrorScreen,
        children: [
          screen('/', 'app/site/home/home.tsx', () => import('./site/home/home.tsx')),
          screen(
            '/contact',
            'app/site/contact/contact.tsx',
            () => import('./site/contact/contact.tsx'),
          ),
          screen(
            '/contact/sent',
            'app/site/contact/sent.tsx',
            () => import('./site/contact/sent.tsx'),
          ),
          screen(
            '/resources',
            'app/site/resources/resources.tsx',
            () => import('./site/resources/resources.tsx'),
          ),
          screen(
            '/resources/subscribed',
            'app/site/resources/subscribed.tsx',
            () => import('./site/resources/subscribed.tsx'),
          ),
          ...articleRoutes,
          screen(
            '/resources/:slug',
            'app/site/resources/resource-not-found.tsx',
            () => import('./site/resources/resource-not-found.tsx'),
          ),
          screen(
            '/services/studio',
            'app/site/studio/studio.tsx',
            () => import('./site/studio/studio.tsx'),
          ),
          screen(
            '/services',
            'app/site/services/services.tsx',
            () => import('./site/services/services.tsx'),
          ),
          screen(
            '/services/consulting',
            'app/site/consulting/consulting.tsx',
            () => import('./site/consulting/consulting.tsx'),
          ),
          screen(
            '/services/podcast',
            'app/site/podcast/podcast.tsx',
            () => import('./site/podcast/podcast.tsx'),
          ),
          screen(
            '/services/web-design',
            'app/site/web-design/web-design.tsx',
            () => import('./site/web-design/web-design.tsx'),
          ),
          screen(
            '/services/business-systems',
            'app/site/business-systems/business-systems.tsx',
            () => import('./site/business-systems/business-systems.tsx'),
          ),
          screen(
            '/our-approach',
            'app/site/our-approach/our-approach.tsx',
            () => import('./site/our-approach/our-approach.tsx'),
          ),
          screen(
            '/services/media',
            'app/site/media/media.tsx',
            () => import('./site/media/media.tsx'),
          ),
          screen(
            '/services/email-sms',
            'app/site/email-sms/email-sms.tsx',
            () => import('./site/email-sms/email-sms.tsx'),
          ),
          screen(
            '/services/marketplaces',
            'app/site/marketplaces/marketplaces.tsx',
            () => import('./site/marketplaces/marketplaces.tsx'),
          ),
          screen(
            '/services/fulfillment',
            'app/site/fulfillment/fulfillment.tsx',
            () => import('./site/fulfillment/fulfillment.tsx'),
          ),
          screen('/about', 'app/site/about/about.tsx', () => import('./site/about/about.tsx')),
          screen(
            '/privacy',
            'app/site/legal/privacy.tsx',
            () => import('./site/legal/privacy.tsx'),
          ),
          screen('/terms', 'app/site/legal/terms.tsx', () => import('./site/legal/terms.tsx')),
          screen(
            '/portfolio',
            'app/site/portfolio/portfolio.tsx',
            () => import('./site/portfolio/portfolio.tsx'),
          ),
          screen(
            '/careers',
            'app/site/careers/careers.tsx',
            () => import('./site/careers/careers.tsx'),
          ),
          screen('*', 'app/site/not-found.tsx', () => import('./site/not-found.tsx')),
        ],
      },
    ],
  },
  screen('/admin', 'app/admin/admin.tsx', () => import('./admin/admin.tsx')),
]

/** `file` lets the build find the style sheets that the screen at `path` needs. */
function screen(path: string, file: string, load: () => Promise<ScreenModule>): RouteObject {
  return { path, id: file, lazy: () => loadScreen(load) }
}
