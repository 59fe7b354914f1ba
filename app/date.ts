import { showToday } from './site/today.ts'

/** Stands as text in a page that prints today's date. */
showToday()
