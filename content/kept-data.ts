import type { Deadline } from './page-types.ts'

type KeptRow = { what: string; details: string; why: string; kept: string }

/** What the site keeps, why, and until when. */
export const ledger: { title: string; columns: KeptRow; rows: KeptRow[] } = {
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
      details: 'Your email address and which guide you asked for, in the record of emails we send.',
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
        'Server logs with the time, page and outcome of each request, without your IP address, your browser or what stood after the question mark. Apart from them, counts of how often one IP address sends a form, a code made from the address with which a download is counted once a day, and, when a script fails in your browser, the error and its page.',
      why: 'To keep the site running and to keep floods of messages out.',
      kept: 'The counts for minutes, the codes for a day. Logs for as long as we need them to find a fault.',
    },
  ],
}

/** The limits that have a number. */
export const limits: { title: string; items: Deadline[] } = {
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
}
