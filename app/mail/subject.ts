import { createContext } from 'react'

/** The subject of the mail that is being rendered, for the title of its HTML. */
export const Subject = createContext('')
