/** The position of a drawing in a share picture, and the width and lines left for the title. In pixels. */
export type Art = {
  plate: string
  x: number
  y: number
  width: number
  words?: number
  lines?: number
  /** The drawing comes up from the ground within this height, so that the title stands on an even surface. */
  fade?: number
}

const drawings = 'app/site/drawings'
const pages = 'app/site/pages'

/**
 * The drawing of each page's share picture. Each extends to the picture's edges, or beyond them where nothing important
 * is cut.
 */
export const shareArt: Record<string, Art> = {
  '/': { plate: `${pages}/home/plan`, x: 10, y: 116, width: 1180, words: 980, lines: 2 },
  '/services': {
    plate: `${pages}/services/sheet-stack`,
    x: 710,
    y: 6,
    width: 455,
    words: 640,
    lines: 2,
  },
  '/services/consulting': {
    plate: `${pages}/consulting/survey`,
    x: 0,
    y: 232,
    width: 1240,
    words: 940,
    lines: 2,
  },
  '/services/media': {
    plate: `${drawings}/closing/media-wide`,
    x: 0,
    y: 130,
    width: 1200,
    words: 640,
  },
  '/services/email-sms': { plate: `${drawings}/closing/email-sms`, x: 480, y: 112, width: 740 },
  '/services/marketplaces': {
    plate: `${drawings}/closing/marketplaces-wide`,
    x: 0,
    y: 140,
    width: 1200,
    words: 640,
  },
  '/services/fulfillment': {
    plate: `${drawings}/closing/fulfillment-wide`,
    x: 0,
    y: 168,
    width: 1200,
    words: 640,
  },
  '/services/studio': { plate: `${drawings}/closing/studio`, x: 486, y: 42, width: 770 },
  '/services/podcast': {
    plate: `${drawings}/closing/podcast-wide`,
    x: 0,
    y: 114,
    width: 1200,
    words: 780,
  },
  '/services/web-design': { plate: `${drawings}/closing/web-design`, x: 494, y: 14, width: 730 },
  '/services/business-systems': {
    plate: `${pages}/business-systems/wiring`,
    x: 535,
    y: 10,
    width: 650,
  },
  '/our-approach': { plate: `${drawings}/closing/our-approach`, x: 350, y: 10, width: 860 },
  '/about': {
    plate: `${pages}/about/dusk`,
    x: -255,
    y: 0,
    width: 1630,
    words: 1088,
    lines: 1,
    fade: 290,
  },
  '/resources': { plate: `${pages}/resources/plan-chest`, x: 530, y: 10, width: 660 },
  '/contact': { plate: `${drawings}/envelope`, x: 500, y: 8, width: 700, lines: 4 },
  '/portfolio': { plate: `${drawings}/closing/portfolio`, x: 530, y: 60, width: 690, words: 470 },
  '/careers': { plate: `${drawings}/closing/careers`, x: 470, y: 0, width: 750, words: 540 },
  '/privacy': { plate: `${pages}/legal/wall`, x: 290, y: 24, width: 940 },
  '/terms': { plate: `${pages}/legal/joint`, x: 410, y: 24, width: 790 },
}
