import { enquire } from '#content/enquire.ts'
import { organization } from '#content/organization.ts'
import type { Card, Closing, FieldNote, Hero, Metric, Section } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'
import { type WayOn, wayOn } from '#content/way-on.ts'

export const seo: SeoRecord = {
  title: `Amazon, Walmart & eBay Management | ${organization.name}`,
  description:
    'Listings, advertising, stock and account health on Amazon, Walmart and eBay, run as one shelf and read by profit per item.',
  keywords:
    'Amazon management agency, Walmart Marketplace, eBay management, listing optimization, Amazon PPC, inventory planning, marketplace expansion',
  ogTitle: 'Three marketplaces, one shelf',
  ogDescription:
    'Amazon, Walmart and eBay on one stock count, read by profit per item after every fee.',
}

export const page: {
  hero: Hero
  marketplaces: Section<Card>
  capabilities: Section<Card>
  outcomes: Section<Metric>
  fieldNote: FieldNote
  wayOn: WayOn
  closing: Closing
} = {
  hero: {
    note: 'Sheet 4 of 9: Marketplace Management',
    headline: 'Three marketplaces, one shelf.',
    lead: 'Marketplace management for Amazon, Walmart and eBay. Each ranks, prices and punishes by rules of its own, while the stock behind them is the same pile of boxes. We run the three from one count and read them by what each item leaves.',
    primary: enquire('marketplaces', 'Review Your Listings', 'Marketplace expansion'),
    secondary: { label: 'See What We Manage', href: '#capabilities' },
  },
  marketplaces: {
    title: 'Each marketplace stops sales by a rule of its own',
    items: [
      {
        title: 'Amazon',
        badge: 'Search, Featured Offer, stock',
        description:
          'Sales follow the Featured Offer, and the Featured Offer follows price, stock and delivery speed. Sponsored Products ads run only while you hold it, so losing it stops the ads too, without a notice.',
        points: [
          'Main image on pure white, product filling 85% of the frame',
          'Titles written for the search term, bullets for the doubt',
          'Brand Registry, A+ pages and storefront',
          'Stranded and suppressed stock cleared weekly',
        ],
      },
      {
        title: 'Walmart',
        badge: 'Listing quality, price, delivery',
        description:
          'Walmart compares your price with the same item elsewhere and may unpublish yours when it costs more. A sale on your own site can take down your Walmart listing.',
        points: [
          'Attributes filled by category, not by copy and paste',
          'Product IDs matched to the right item page',
          'Listing quality worked from the lowest score up',
          'Delivery promises that the warehouse can keep',
        ],
      },
      {
        title: 'eBay',
        badge: 'Item specifics, service record',
        description:
          'Buyers filter by item specifics. A field left empty takes the listing out of the filter, whatever the title says. Good for parts, refurbished goods and the end of a line.',
        points: [
          'Item specifics complete for every listing',
          'Variations on one listing, so sales history adds up',
          'Handling times that match the cut-off',
          'Offers answered within limits you set',
        ],
      },
    ],
  },
  capabilities: {
    id: 'capabilities',
    title: 'We manage each item from its title to its last fee',
    items: [
      {
        title: 'Listings and content',
        description:
          'Titles, images, attributes and A+ pages, one master record per item. A change is made once and checked on all three.',
      },
      {
        title: 'Advertising',
        description:
          'Budgets follow margin and weeks of stock. An item with ten days of cover has its bids lowered before it sells out, not after.',
      },
      {
        title: 'Stock and replenishment',
        description:
          'Reorder point = units per day x lead time in days + safety stock. We keep it by item and read it weekly, because lead times move.',
      },
      {
        title: 'Pricing',
        description:
          'Floors by item from fees and shipping. One calendar for sales on every channel, so no discount breaks a listing elsewhere.',
      },
      {
        title: 'Account health',
        description:
          'Late shipments, cancellations, claims and policy notices, checked every working day. Appeals are written with the evidence attached.',
      },
      {
        title: 'Profit by item',
        description:
          'Settlement reports taken apart: referral fee, fulfillment fee, storage, returns, ads. Some best sellers turn out to be the worst.',
      },
    ],
  },
  outcomes: {
    title: 'More sold, less often out of stock',
    lead: 'In each drawing the front row is the account before, the row behind it the account after, at one scale. A dark crate is an item that is sold out.',
    items: [
      {
        value: '45%',
        amount: 45,
        label: 'More revenue in 6 months',
        description: 'From listings that are found, and shelves that stay full.',
      },
      {
        value: '60%',
        amount: 60,
        label: 'Higher ROAS',
        description: 'From spend moved to terms that sell and items that have margin.',
      },
      {
        value: '25%',
        amount: 25,
        label: 'Fewer stockouts',
        description: 'From reorder points that follow lead times.',
      },
    ],
    scope:
      'Against the account at the start; only revenue has a time span. Yours depend on the category, the reviews you begin with and how much stock you can fund.',
  },
  fieldNote: {
    title: 'A Walmart listing can vanish without an error',
    paragraphs: [
      'Four things, in the order we check them. The product ID belongs to another pack size, so the offer lands on the wrong page. A required attribute of the category is empty, so the item is accepted but not shown. The price is above what the same item costs elsewhere, so it is unpublished. The stock feed says zero, because the warehouse counts cases and the feed counts units.',
      'None of these appears as an error where you would look for one. The item is simply not for sale. So once a week, compare the list of items you sent with the list of items that are live. The gap is the work.',
    ],
  },
  wayOn: wayOn(
    'marketplaces',
    'A listing needs stock and pictures',
    [
      'fulfillment',
      'Fulfillment counts, labels and preps the stock that all three marketplaces sell from.',
    ],
    [
      'studio',
      "The studio shoots the main image and the set behind it to each marketplace's rules.",
    ],
  ),
  closing: {
    title: 'How many of your listings are live today?',
    lead: 'Send a link to your storefronts. In under 24 hours we say what a shopper can find there and what not. What is hidden, and what loses money after fees, your reports show us next.',
    primary: enquire('marketplaces', 'Review Your Listings', 'Marketplace expansion'),
    secondary: {
      label: 'Read the Marketplace Framework',
      href: '/resources/marketplace-expansion-framework',
    },
  },
}
