import { organization } from './organization.ts'
import type { SeoRecord } from './seo.ts'

/** The screens that the links in our emails open, and those that say what became of it. */

const { name } = organization

const seoOf = (title: string, description: string): SeoRecord => ({
  title: `${title} | ${name}`,
  description,
  keywords: 'newsletter, new resources, email',
  ogTitle: title,
  ogDescription: description,
  robots: 'noindex, follow',
})

type Message = { seo: SeoRecord; title: string; lead: string; more: string }

export const confirmPage: Message & { button: string } = {
  seo: seoOf(
    'Confirm your address',
    'One press on the button, and you get one email when a new resource is out.',
  ),
  title: 'Confirm your address.',
  lead: 'Press the button and you are on the list: one email when a new resource is out, nothing in between.',
  more: 'You did not ask for it? Close this page. Nothing is sent to an address that nobody confirms.',
  button: 'Confirm my address',
}

export const unsubscribePage: Message & { button: string } = {
  seo: seoOf(
    'Unsubscribe from our emails',
    'One press on the button, and you get no more emails about new resources.',
  ),
  title: 'Unsubscribe.',
  lead: 'Press the button, and you get no more emails about new resources.',
  more: 'If you wrote to us about your business, we still answer that.',
  button: 'Unsubscribe',
}

export const confirmedPage: Message = {
  seo: seoOf(
    'Your address is confirmed',
    'You are on the list: one email when a new resource is out, nothing in between.',
  ),
  title: 'Your address is confirmed.',
  lead: 'You are on the list: one email when a new resource is out, nothing in between.',
  more: 'Each of them has a link that stops them.',
}

export const unsubscribedPage: Message = {
  seo: seoOf('You are unsubscribed', 'You get no more emails about new resources.'),
  title: 'You are unsubscribed.',
  lead: 'You get no more emails about new resources.',
  more: 'If you change your mind, subscribe again and confirm again. Everything we write is on the site as well.',
}

export const linkExpiredPage: Message & { again: string } = {
  seo: seoOf(
    'This link no longer works',
    'It has expired, was replaced by a newer one or is incomplete. You can ask for a new one.',
  ),
  title: 'This link no longer works.',
  lead: 'It has expired, was replaced by a newer one or is incomplete. Enter your address again and a new one goes to it.',
  more: 'To unsubscribe, open the whole link in one of our emails again.',
  again: 'Enter my address again',
}

/** Answers the newsletter's form where no script runs. */
export const subscribedPage: Message & { back: string } = {
  seo: seoOf(
    'Check your inbox to confirm',
    'One email asks you to confirm it. Until you do, nothing else is sent to you.',
  ),
  title: 'Check your inbox to confirm.',
  lead: 'Thank you. Open the link in our email and confirm. Until you do, nothing else is sent to you.',
  more: 'Not in your inbox after a while? Check your spam folder, or enter your address again. If you confirmed before, there is nothing to do.',
  back: 'Back to Resources',
}

export const guideSentPage: Message = {
  seo: seoOf(
    'Your guide is on its way',
    'You get one email with the link to the PDF. Every resource is free to read on the site too.',
  ),
  title: 'Your guide is on its way.',
  lead: 'You get one email with the link to the PDF.',
  more: 'Not in your inbox after a while? Check your spam folder. One address gets up to three guides a day. If you ticked the box, an email asks you to confirm that as well. Until you do, nothing else is sent to you.',
}
