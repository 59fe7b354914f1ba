import { showToday } from '#app/site/today.ts'

/** Inlined into pages that show the current date. */
showToday()
