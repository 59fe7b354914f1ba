import { createContext } from 'react'

/** The subject of the mail that is being rendered, which is its title, too. */
export const Subject = createContext('')
