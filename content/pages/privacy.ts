import { organization } from '#content/organization.ts'
import type { Clause, Deadline } from '#content/page-types.ts'
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

type Row = { what: string; details: string; why: string; kept: string }

export const page: {
  title: string
  note: string
  lead: string
  lastUpdated: string
  effective: { label: string; text: string; date: string }
  ledger: { title: string; columns: Row; rows: Row[] }
  limits: { title: string; items: Deadline[] }
  clauses: Clause[]
} = {
  title: 'Privacy Policy',
  note: 'Legal, sheet 1 of 2',
  lead: `This is what ${name} collects through this site, in plain words. The short form: what you type into a form, and how you found us. Nothing is sold, and no other company's script runs here.`,
  lastUpdated: 'Last updated',
  effective: { label: 'Effective date', text: 'November 20, 2026', date: '2026-11-20' },
  ledger: {
    title: 'What is kept, on one sheet',
    columns: { what: 'What', details: 'In detail', why: 'Why', kept: 'How long' },
    rows: [
      {
        what: 'Your enquiry',
        details:
          'Name, email, company, website, revenue range, primary need and message. Name, email and company are required, the rest is up to you.',
        why: 'To answer you and, if it comes to that, to work with you.',
        kept: 'While we talk or work with you, then until it is no longer needed for our records or you ask us to delete it.',
      },
      {
        what: 'How you found us',
        details:
          'Campaign labels in the address (utm source, medium, campaign, content, term), click ids (gclid, fbclid), the site that referred you, the first page of your visit and when it began, the page you sent the form from, and the button that led you there; where that was the search, also what you looked for.',
        why: 'To know which of our own advertising and writing is worth its cost.',
        kept: 'With the enquiry it came with. If you send none, we keep none of it.',
      },
      {
        what: 'Record of consent',
        details:
          'The exact words beside the boxes, which boxes you ticked, the date and time, the page, your IP address (without its last part after 30 days), the name of your browser (user agent), and whether it sent Global Privacy Control.',
        why: 'To be able to prove what you agreed to.',
        kept: 'As long as we rely on the consent, and with the enquiry.',
      },
      {
        what: 'Newsletter address',
        details:
          'Your email address, the words you agreed to, the time, the page, your IP address (without its last part after 30 days) and the name of your browser (user agent). It is marked as not confirmed until you confirm it, with the time when you do, and as unsubscribed when you leave.',
        why: 'To tell you when a new resource is out, and to be able to prove what you agreed to.',
        kept: 'Until you ask us to delete it. If you unsubscribed, a code made from your address stays, so that no newsletter goes to it again unless you confirm anew.',
      },
      {
        what: 'Guide by email',
        details:
          'Your email address and which guide you asked for, in the record of emails we send.',
        why: 'To send you the link to the guide.',
        kept: 'As long as the record of emails. Asking for a guide subscribes you to nothing unless you tick the box for it.',
      },
      {
        what: 'A letter about work',
        details:
          'What you write, and attach, when you email us about working here. It comes to our mailbox and not through this site.',
        why: 'To consider you for a role, and to answer you.',
        kept: 'Until we have decided. If it fits a role that may come later, longer, unless you ask us not to keep it. Ask and we delete it.',
      },
      {
        what: 'Technical records',
        details:
          'Server logs with the time, page and outcome of each request, without your IP address, your browser or what stood after the question mark. Apart from them, counts of how often one IP address sends a form.',
        why: 'To keep the site running and to keep floods of messages out.',
        kept: 'The counts for minutes. Logs for as long as we need them to find a fault.',
      },
    ],
  },
  limits: {
    title: 'The time limits on us',
    items: [
      {
        span: '30 minutes',
        what: 'to know how you found us',
        text: 'In your browser, after the last page you open or the last button to the form. Your next visit after that writes over it.',
      },
      {
        span: '30 days',
        what: 'to hold a whole IP address',
        text: 'Then its last part is taken off, in a record of consent and beside a newsletter address.',
      },
      {
        span: '45 days',
        what: 'to answer a request about your data',
        text: 'We confirm it within 10 business days. If the answer takes longer, up to 45 days more, we tell you why.',
      },
    ],
  },
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
        ],
        'They use session storage, which belongs to one tab and is emptied when you close it, for:',
        [
          'a draft of the contact form, and what was last sent until we know that it arrived, so that a reload neither loses it nor sends it twice; both are removed once it has arrived',
          'how far a page was scrolled, so that a reload comes back to it',
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
        'Agreeing to be answered is not agreeing to marketing. That has a box of its own, it is not ticked for you, and an enquiry is answered without it. Every newsletter has a link to stop it, and opens with your confirmation: nobody else can subscribe you. We ask for no phone number and send no text messages from this site.',
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
      ],
    },
  ],
}
