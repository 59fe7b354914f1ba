import type { MailData } from '#contract/mail.ts'

const site = 'http://localhost:3000'

type Kind =
  | 'password_changed'
  | 'wrong_codes'
  | 'session_ended'
  | 'factor_changed'
  | 'factor_reset'
  | 'passkey_changed'
  | 'admin_made'
  | 'new_device'

/** Fictitious data for the mails about somebody's own account. */
export const accountSamples: {
  [Each in Kind]: Record<string, MailData[Each]> & { ordinary: MailData[Each] }
} = {
  password_changed: {
    ordinary: { at: '2026-11-20T22:24:00.000Z', link: `${site}/admin/forgot-password` },
  },
  wrong_codes: {
    ordinary: { at: '2026-11-20T22:24:00.000Z', link: `${site}/admin/forgot-password` },
  },
  session_ended: {
    ordinary: { at: '2026-11-20T22:24:00.000Z', link: `${site}/admin/forgot-password` },
  },
  factor_changed: {
    ordinary: {
      change: 'added',
      at: '2026-11-20T22:24:00.000Z',
      link: `${site}/admin/forgot-password`,
    },
    'a used code': {
      change: 'code_used',
      at: '2026-11-20T22:24:00.000Z',
      link: `${site}/admin/forgot-password`,
    },
  },
  factor_reset: {
    ordinary: {
      by: 'sample.admin@anacapa.example',
      at: '2026-11-20T22:24:00.000Z',
      link: `${site}/admin/forgot-password`,
    },
  },
  passkey_changed: {
    ordinary: {
      change: 'added',
      name: 'Firefox on macOS',
      at: '2026-11-20T22:24:00.000Z',
      link: `${site}/admin/account`,
    },
    removed: {
      change: 'removed',
      name: 'Sample key in the drawer',
      at: '2026-11-20T22:24:00.000Z',
      link: `${site}/admin/account`,
    },
  },
  admin_made: {
    ordinary: {
      email: 'sample.colleague@anacapa.example',
      by: 'sample.admin@anacapa.example',
      at: '2026-11-20T22:24:00.000Z',
      link: `${site}/admin/people`,
    },
  },
  new_device: {
    ordinary: {
      at: '2026-11-20T22:24:00.000Z',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      ip: '203.0.113.7',
      link: `${site}/admin/forgot-password`,
    },
  },
}
