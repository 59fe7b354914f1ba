import type { Role } from './options.ts'

/** Who may do what. The server decides with this table; the screens only mirror it. */
const permissions = {
  'enquiry.read': ['admin'],
  'enquiry.release': ['admin'],
  'enquiry.change': ['admin'],
  'enquiry.note': ['admin'],
  'enquiry.reply': ['admin'],
  'subscriber.read': ['admin'],
  'subscriber.unsubscribe': ['admin'],
  'delivery.read': ['admin'],
  'delivery.retry': ['admin'],
  'user.read': ['admin'],
  'user.create': ['admin'],
  'user.invite': ['admin'],
  'user.delete': ['admin'],
  'user.change': ['admin'],
  'webhook.manage': ['admin'],
  'audit.read': ['admin'],
  'privacy.manage': ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

export const rolesWith = (permission: Permission): readonly Role[] => permissions[permission]

export function can(role: Role | null, permission: Permission) {
  return role !== null && rolesWith(permission).includes(role)
}
