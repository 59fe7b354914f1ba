import { showToday } from './site/today.ts'

/** Inlined into pages that show today's date. */
showToday()
