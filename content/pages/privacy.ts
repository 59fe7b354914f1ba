import { ledger, limits } from '#content/kept-data.ts'
import { organization } from '#content/organization.ts'
import type { Clause } from '#content/page-types.ts'
import type { SeoRecord } from '#content/seo.ts'

const { name, email, telephone, address } = organization

export const seo: SeoRecord = {
  title: `Privacy Policy | ${name}`,
  description:
    'What this site collects, why, how long it is kept and how to have it deleted. No cookies on public pages, no third-party scripts, no sale of data.',
  keywords:
    'privacy policy, California privacy rights, Global Privacy Control, Do Not Track, data retention, CCPA, CalOPPA',
  ogTitle: 'Privacy Policy',
  ogDescription: 'What this site collects, why, how long it is kept and how to have it deleted.',
}

export const page: {
  title: string
  note: string
  lead: string
  lastUpdated: string
  effective: { label: string; text: string; date: string }
  next: { label: string; href: string }
  ledger: typeof ledger
  limits: typeof limits
  clauses: Clause[]
} = {
  title: 'Privacy Policy',
  note: 'Legal, sheet 1 of 2',
  next: { label: 'Sheet 2: Terms of Service', href: '/terms' },
  lead: `This is what ${name} collects through this site, in plain words. In short: what you type into a form, and how you found us. Nothing is sold, and no other company's script runs here.`,
  lastUpdated: 'Last updated',
  effective: { label: 'Effective date', text: 'November 20, 2026', date: '2026-11-20' },
  ledger,
  limits,
  clauses: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: [
        `${name} is a growth agency in ${address.locality}, California. This policy covers this website. For work under a contract, the contract says how data is handled.`,
        `Write to ${email} or call ${telephone} with any question about it.`,
      ],
    },
    {
      id: 'what-you-give-us',
      title: 'What you give us',
      body: [
        'The contact form sends what you typed when you press the button, and nothing before. Under California law these are identifiers (name, email address), commercial and professional information (company, website, revenue range, what you need), and whatever you choose to write in the message. Please do not put sensitive information in it. We ask for none.',
        'The newsletter form sends your email address. One email asks you to confirm it, and until you do nothing else is sent to you. The form for a guide sends your email address and the name of the guide, and subscribes you only if you tick its box.',
      ],
    },
    {
      id: 'what-is-recorded',
      title: 'What is recorded with it',
      body: [
        'With an enquiry we store how you found us and a record of your consent, both listed on the sheet above. In the words of the law these are internet activity (the pages, the campaign, the referring site) and identifiers (click ids, IP address). We use them only as the sheet says.',
        'With a newsletter address we store the words you agreed to, the time, the page, your IP address and the name of your browser. We use them to prove what you agreed to.',
        'Enquiries that look like machine-made spam are set aside with the reason, where a person can look at them. They are not deleted unread.',
      ],
    },
    {
      id: 'in-your-browser',
      title: 'What is stored in your browser',
      body: [
        'Public pages set no cookies. They use local storage, which all tabs of this site in your browser share, for:',
        [
          'how you found us and which button led you to the form, so that both are still known when you reach it on a later page or in another tab; with it go an estimate that you had worked out on the fulfillment page and the answers that you had drawn a plan from on the home page. They count for 30 minutes after the last page you open or the last button to the form, and your next visit after that writes over them',
          'a note that you switched off the search key, if you did',
          'for each resource, the furthest section that you reached when you last read beyond its first one, so that you can go on there; it is removed once you reach the last section, and it is not sent to us',
        ],
        'They use session storage, which belongs to one tab and is emptied when you close it, for:',
        [
          'a draft of the contact form, and what was last sent until we know that it arrived, so that a reload neither loses it nor sends it twice; both are removed once it has arrived',
          'how far a page was scrolled, so that a reload comes back to it',
          'which pages of this site you went between, so that Back shows the same transition',
          'a note that a page has been reloaded after an update, so that it does not happen twice',
        ],
        'On the staff sign-in page local storage also keeps our own staff signed in.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Other companies',
      body: [
        'No script, font, picture or pixel on this site comes from another company, and no other company collects information about your visits here over time or across other sites.',
        'Companies that host this site or carry our email handle data on our behalf, to do that and nothing else. We disclose data to authorities when the law requires it, and to a successor if the business is sold, under this policy.',
        'We do not sell personal information, including the data of people under 16, and do not share it for cross-context behavioral advertising. We did neither in the past 12 months. We do not give it to others for their own direct marketing.',
      ],
    },
    {
      id: 'signals',
      title: 'Global Privacy Control and Do Not Track',
      body: [
        'Global Privacy Control is honored. When your browser sends it, click ids are not stored, the signal is noted in the record of consent, and the contact form says: Opt-out preference signal honored.',
        'Do Not Track has no agreed meaning, so the site does not read that signal. It would change little: we do not track you across sites, with or without it.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        'The sheet above says how long for each kind. The tests are these: are we still talking or working together, does a law or an open question require the record, and have you asked us to delete it.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights in California',
      body: [
        'You may ask us:',
        [
          'what we hold about you, where it came from, why we hold it and to whom it was disclosed, and for a copy',
          'to correct what is wrong',
          'to delete what we collected from you',
          'not to sell or share it, which we do not do',
          'to limit the use of sensitive information, which we do not collect',
        ],
        'We treat you no differently for asking. We give the same answers to people who live elsewhere.',
      ],
    },
    {
      id: 'how-to-ask',
      title: 'How to ask',
      body: [
        `Write to ${email} from the address you used with us, and say what you want. We may send a question to that address to be sure it is you. Somebody else may ask for you with your signed permission.`,
        'We confirm a request within 10 business days and answer it within 45 days. If it takes longer, up to 45 days more, we tell you why.',
      ],
    },
    {
      id: 'email-from-us',
      title: 'Email from us',
      body: [
        'Agreeing to be answered is not agreeing to marketing. That has a box of its own, it is not ticked for you, and an enquiry is answered without it. Every newsletter has a link to stop it, and starts only when you confirm it: nobody else can subscribe you. We ask for no phone number and send no text messages from this site.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      body: [
        'The site is set up to block scripts from elsewhere. Enquiries can be read by signed-in administrators only, and passwords are stored as hashes. No system is beyond failure. If yours is among data that is breached, we tell you as the law requires.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      body: [
        'This site is for businesses. We do not knowingly collect data from anyone under 16. If a child has written to us, tell us and we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: [
        'When the policy changes, the effective date above changes with it. If a change matters to data we already hold, we write to the addresses concerned before it applies.',
        'Versions so far: November 20, 2026, the first on this site. Later ones will be listed here with what changed.',
      ],
    },
  ],
}
