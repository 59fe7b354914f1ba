import { refusedForm } from '#build/slots/refused-form.ts'
import { decoyField, enquiryBoxes, enquiryTexts } from '#contract/enquiry-fields.ts'

const html = `<!doctype html><html lang="en"><head><title>Contact</title><link rel="modulepreload" href="/assets/x.js">
  <script type="module" src="/assets/boot.js"></script></head><body>
  <button type="button" data-opens-search>Search</button>
  <form method="post" action="/api/submit-contact-form">
  <div data-form-message="" role="alert" tabindex="-1" hidden="">
    <p class="title" data-slot="messageTitle"></p><p data-slot="messageDetail"></p>
    <p data-slot="messageNote" data-shown-with="messageNote" hidden=""></p></div>
  <input type="hidden" name="consentVersion" value="2026-11">
  <input name="name"><p data-error-for="name" hidden=""></p>
  <input name="email" type="email"><p data-error-for="email" hidden=""></p>
  <input name="company"><p data-error-for="company" hidden=""></p>
  <input name="website"><p data-error-for="website" hidden=""></p>
  <select name="revenueRange"><option value="">Choose one</option>
    <option>&lt; $50K/month</option><option>$1M+ /month</option></select>
  <select name="primaryNeed"><option value="">Choose one</option>
    <option>Retention &amp; LTV</option></select>
  <textarea name="message"></textarea><p data-error-for="message" hidden=""></p>
  <input type="checkbox" name="consent"><p data-error-for="consent" hidden=""></p>
  <input type="checkbox" name="marketingConsent">
  <input name="fax"></form></body></html>`

/** The contact page's form as cut at build time, without the page around it. */
export const contactPage = {
  ...refusedForm(html, {
    action: '/api/submit-contact-form',
    fields: [...enquiryTexts, ...enquiryBoxes, decoyField],
    message: ['messageTitle', 'messageDetail', 'messageNote'],
  }),
  styleHash: "'sha256-abc='",
}

/** The page that a server with a build shows for refused enquiries. */
export const slottedPages = { 'contact-refused': contactPage }
