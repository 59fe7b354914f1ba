import { showToday } from './site/today.ts'

/** Inlined into pages that show the current date. */
showToday()
