export type Value = {
  title: string
  description: string
  /** What it means on a working day, for those who think of joining. */
  atWork: string
}

export const values: Value[] = [
  {
    title: 'Operate first',
    description:
      'We run brands and fulfillment centers of our own. What we would not do with our own money we do not advise.',
    atWork: 'You see an order as a parcel on a bench, and not only as a figure.',
  },
  {
    title: 'Give every figure its date',
    description:
      'A figure without a time span and a starting point is half a figure. A plan of ours states both.',
    atWork:
      'You may say a test failed. You may not say it is too early for the third month running.',
  },
  {
    title: 'Draw before building',
    description:
      'A line on paper costs a minute to move. So plans, pages and systems are drawn first and signed.',
    atWork: 'Every piece of work starts with a sheet someone else can read without you.',
  },
  {
    title: 'Show the working',
    description:
      "Accounts, files and feeds are in the client's name, and our sheets are open to them. A client could continue without us.",
    atWork:
      'Decisions are written down with their reason, on the day, where the client can see them.',
  },
]
