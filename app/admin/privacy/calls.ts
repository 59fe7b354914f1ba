import { call } from '#app/admin/call.ts'
import { download } from '#app/admin/download.ts'
import type { PersonalData } from '#contract/privacy.ts'

const path = '/api/privacy'

export const findPerson = (email: string) => call<PersonalData>(`${path}/find`, { body: { email } })

export const downloadPerson = (email: string) => download(`${path}/export`, { email })

export const erasePerson = (email: string) =>
  call<PersonalData>(`${path}/erase`, { body: { email } })
