import { createContext } from 'react'

/** The subject of the mail that is being rendered, which is also the title of its HTML. */
export const Subject = createContext('')
