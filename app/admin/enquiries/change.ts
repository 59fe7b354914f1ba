import type { Changes } from './change-enquiry.ts'

/** Changes the enquiry that is open. `said` tells what was done, beside the way back. */
export type Change = (changes: Changes, said: string) => void
