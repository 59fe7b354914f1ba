import { z } from 'zod'

/** The schema of a 204. Without a description the API's document would say "Default Response". */
export const noContent = z.undefined().meta({ description: 'Done, no content' })
