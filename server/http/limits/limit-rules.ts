import { DAY, HOUR, MINUTE } from '#contract/durations.ts'
import type { Rule } from './sliding-limit.ts'

const refusedSignIn = 'Too many failed sign-ins. Please wait a few minutes and try again.'

/** How many are allowed in which time, and the message when there are more. */
export const rules = {
  enquiries: {
    name: 'enquiry',
    points: 30,
    milliseconds: 10 * MINUTE,
    refusal: 'Too many messages from your connection. Please wait a few minutes and send it again.',
    networkFactor: 4,
  },
  repeatedEnquiries: {
    name: 'repeated-enquiry',
    points: 30,
    milliseconds: 10 * MINUTE,
    refusal: 'This message has arrived. Please do not send it again.',
    networkFactor: 4,
  },
  subscriptions: {
    name: 'subscription',
    points: 10,
    milliseconds: 10 * MINUTE,
    refusal: 'Too many addresses from your connection. Please wait a few minutes and try again.',
    networkFactor: 4,
  },
  replies: {
    name: 'reply',
    points: 60,
    milliseconds: HOUR,
    refusal: 'You have sent 60 replies within an hour. Please wait before sending another.',
  },
  signInsByAccount: {
    name: 'sign-in-account',
    points: 10,
    milliseconds: 15 * MINUTE,
    refusal: refusedSignIn,
  },
  signInsByClient: {
    name: 'sign-in-client',
    points: 50,
    milliseconds: 15 * MINUTE,
    refusal: refusedSignIn,
    networkFactor: 4,
  },
  signInsByDevice: {
    name: 'sign-in-device',
    points: 10,
    milliseconds: 15 * MINUTE,
    refusal: refusedSignIn,
  },
  signIns: {
    name: 'sign-in',
    points: 60,
    milliseconds: 15 * MINUTE,
    refusal: 'Too many sign-ins to this account. Please wait a few minutes and try again.',
  },
  recoveriesByClient: {
    name: 'recovery-client',
    points: 20,
    milliseconds: HOUR,
    refusal: 'Too many links were asked for from your connection. Please wait an hour.',
    networkFactor: 4,
  },
  // Not shown. Two strangers leave the owner of an address one of its five.
  linksByAddressAndClient: {
    name: 'link-address-client',
    points: 2,
    milliseconds: HOUR,
    refusal: '',
  },
  linksByAddress: {
    name: 'link-address',
    points: 5,
    milliseconds: HOUR,
    refusal: 'Five links went to this address within an hour. Please wait before sending another.',
  },
  // With three per kind of newsletter mail to the mailbox's exact address, 24 a day.
  mailsByMailbox: {
    name: 'mailbox',
    points: 6,
    milliseconds: DAY,
    refusal: 'This address has had its mails for today.',
  },
  linksByClient: {
    name: 'link-client',
    points: 30,
    milliseconds: 10 * MINUTE,
    refusal: 'Too many links that do not work. Please wait a few minutes and try again.',
    networkFactor: 4,
  },
  passwordChanges: {
    name: 'password-change',
    points: 10,
    milliseconds: 15 * MINUTE,
    refusal: 'Too many passwords. Please wait a few minutes and try again.',
  },
  // Each is a durable write, which those of visitors wait for. Nobody enrols more apps.
  factorEnrolments: {
    name: 'factor-enrolment',
    points: 20,
    milliseconds: 15 * MINUTE,
    refusal: 'Too many apps. Please wait a few minutes and try again.',
  },
  factorCodes: {
    name: 'factor-code',
    points: 10,
    milliseconds: 15 * MINUTE,
    refusal: 'Too many wrong codes. Please wait a few minutes and try again.',
  },
  // Never shown: exceeding it causes a mail, at the third wrong code within a day.
  wrongCodesBeforeMail: { name: 'untold-code', points: 2, milliseconds: DAY, refusal: '' },
} as const satisfies Record<string, Rule>
