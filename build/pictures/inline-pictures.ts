import { inlineDrawing } from './inline-drawing.ts'
import { drawPicture } from './write-pictures.ts'

const place = /(data-drawing="([a-z0-9-]+)"[^>]*>)(?=<\/div>)/

/** Draws the picture of an article into its rendered screen (app/site/pages/resources/head-picture.tsx). */
export async function inlinePictures(app: string) {
  const [, tag, slug] = place.exec(app) ?? []
  if (!tag || !slug) {
    if (app.includes('data-drawing=')) throw new Error('The place of the drawing was not found.')
    return app
  }
  const drawing = inlineDrawing(await drawPicture(slug))
  return app.replace(tag, () => tag + drawing)
}
