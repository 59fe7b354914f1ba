import { z } from 'zod'
import { teamMailTimes } from './options.ts'

export const TeamMails = z.object({ when: z.enum(teamMailTimes) })
export type TeamMails = z.infer<typeof TeamMails>
