/** Programs that fetch files unattended. They name themselves, or send no name at all. */
const robots =
  /bot\b|bot\/|crawl|spider|slurp|preview|monitor|scan|fetch|curl|wget|python|java\/|okhttp|go-http|libwww|axios|node|headless|http-?client|feed|archiver|facebookexternalhit/i

export const isRobot = (userAgent: string | undefined) => !userAgent || robots.test(userAgent)
