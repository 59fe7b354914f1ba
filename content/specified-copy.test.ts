import { expect, test } from 'vitest'
import { everyPage, textOf } from './every-page.ts'
import * as about from './pages/about.ts'
import * as businessSystems from './pages/business-systems.ts'
import * as consulting from './pages/consulting.ts'
import * as emailSms from './pages/email-sms.ts'
import * as fulfillment from './pages/fulfillment.ts'
import * as marketplaces from './pages/marketplaces.ts'
import * as media from './pages/media.ts'
import * as ourApproach from './pages/our-approach.ts'
import * as podcast from './pages/podcast.ts'
import * as resources from './pages/resources.ts'
import * as servicesOverview from './pages/services-overview.ts'
import * as studio from './pages/studio.ts'
import * as webDesign from './pages/web-design.ts'

const count = (section: { items: unknown[] }) => section.items.length

test('every page has the number of items that the specification lists', () => {
  expect({
    services: count(servicesOverview.page.services),
    consulting: [
      count(consulting.page.focus),
      count(consulting.page.included),
      count(consulting.page.steps),
    ],
    media: [count(media.page.channels), count(media.page.steps), count(media.page.results)],
    email: [count(emailSms.page.services), count(emailSms.page.flows), count(emailSms.page.steps)],
    marketplaces: [
      count(marketplaces.page.marketplaces),
      count(marketplaces.page.capabilities),
      count(marketplaces.page.outcomes),
    ],
    fulfillment: count(fulfillment.page.services),
    studio: [
      count(studio.page.capabilities),
      count(studio.page.portfolio),
      count(studio.page.process),
    ],
    podcast: [
      count(podcast.page.services),
      count(podcast.page.metrics),
      count(podcast.page.process),
    ],
    webDesign: [count(webDesign.page.included), count(webDesign.page.steps)],
    businessSystems: [
      count(businessSystems.page.howItWorks),
      count(businessSystems.page.systems),
      count(businessSystems.page.faq),
    ],
    ourApproach: [
      count(ourApproach.page.stages),
      count(ourApproach.page.diagnosis),
      count(ourApproach.page.timeline),
    ],
    about: [count(about.page.statistics), count(about.page.values)],
    resources: resources.page.grid.slugs.length,
  }).toEqual({
    services: 9,
    consulting: [3, 6, 4],
    media: [6, 3, 3],
    email: [6, 6, 3],
    marketplaces: [3, 6, 3],
    fulfillment: 6,
    studio: [6, 3, 3],
    podcast: [6, 3, 3],
    webDesign: [11, 4],
    businessSystems: [4, 6, 5],
    ourApproach: [4, 4, 3],
    about: [5, 4],
    resources: 5,
  })
})

test('every channel and email card carries a badge', () => {
  for (const card of [...media.page.channels.items, ...emailSms.page.services.items])
    expect(card.badge).toBeTruthy()
})

test.each([
  [
    'consulting',
    ['Assess & Diagnose', 'Strategic Planning', 'Team Integration', 'Execute & Scale'],
  ],
  ['consulting', ['38%', '45%', '30%']],
  ['media', ['META', 'Google', 'TikTok', 'Amazon', 'YouTube', 'Conversion optimization']],
  ['media', ['+38%', '+52%', '+32%', 'Get Your Free Campaign Audit']],
  ['email-sms', ['Welcome series', 'Abandoned cart recovery', 'Post-purchase follow-up']],
  ['email-sms', ['Win-back', 'VIP nurture', 'Browse abandonment']],
  ['marketplaces', ['Amazon', 'Walmart', 'eBay', '45%', '6 months', '60%', '25%']],
  ['marketplaces', ['More revenue', 'Higher ROAS', 'Fewer stockouts']],
  ['services-overview', ['two facilities', 'Learn More']],
  ['fulfillment', ['Camarillo', '99.8%', '95%', '20-30%', '2 PM', 'Calculate Your Savings']],
  ['studio', ['500+', 'Products', '500+', 'Campaigns', '200+', 'Videos']],
  ['studio', ['900 sq ft', '3-5 business days']],
  ['podcast', ['300%', 'Download growth', '50+', 'Episodes', '15+', 'Distribution platforms']],
  ['podcast', ['2-3 business days']],
  ['business-systems', ['See How It Works', '#how-it-works', '4-8 weeks']],
  ['our-approach', ['Awareness', 'Consideration', 'Conversion', 'Retention']],
  ['our-approach', ['30 days', '15-25%', '60 days', '35-50%', '90+ days', '60-150%']],
  [
    'about',
    ['Operators, strategists, and creators.', '50+', 'Brands Managed', '$20M+', 'Ad Spend'],
  ],
  ['about', ['500,000+', 'Leads Captured', '2,000+', 'Campaigns Launched', '$50M+']],
  ['about', ['Revenue Generated for Brands', 'By the Numbers', '2012', '12+ years', '30+']],
  ['about', ['Start the Conversation', 'Join Our Team']],
  ['resources', ['1.8k', 'views', 'Get the Blueprint', 'Free', 'Read Resource']],
  ['resources', ['Stay updated with new resources', 'Enter your email', 'Subscribe']],
  ['resource', ['Back to Resources', 'downloads', 'Download PDF', 'Share', 'Table of Contents']],
  ['resource', ['Related Resources', 'Resource Not Found']],
  ['resource', ["The resource you're looking for doesn't exist or has been moved."]],
  ['privacy', ['Last updated', 'Effective date', 'November 20, 2026']],
  ['terms', ['Last updated', 'due within 30 days', 'report it', 'within 30 days of']],
])('%s contains the exact text: %s', (file, literals) => {
  const words = textOf(everyPage.find((each) => each.file === file)?.page)
  for (const literal of literals) expect(words).toContain(literal)
})

test('both buttons of the studio and podcast pages lead to the form and the portfolio', () => {
  for (const { hero, closing } of [studio.page, podcast.page])
    for (const { primary, secondary } of [hero, closing])
      expect([primary.href, secondary?.href]).toEqual(['/contact', '/portfolio'])
})

test('savings are stated as the specified 20-30% and nothing else', () => {
  const { share, result, message } = fulfillment.page.savings
  expect(share).toEqual({ low: 0.2, high: 0.3 })
  expect(result(1200, 1800)).toBe('$1,200 to $1,800 a month')
  expect(message(1000, 6, 1200, 1800)).toBe(
    'Savings estimate: 1,000 orders a month at $6.00 each, $1,200 to $1,800 a month.',
  )
})
