import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ResourceDrawing } from './site/pages/resources/resource-drawing.tsx'
import * as pens from './ui/drawing/drawing.module.css'

const articles = import.meta.glob('/content/resources/*.md')
const drawings = import.meta.glob<() => ReactNode>('./site/pages/resources/drawings/*.tsx', {
  import: 'Lines',
  eager: true,
})

/** The flat drawing of each resource as SVG markup, by its slug: for share pictures and for the covers of the PDFs. */
export function pictures() {
  const names = Object.keys(articles).map((file) => file.replace(/^.*\/|\.md$/g, ''))
  return Object.fromEntries(
    names.map((name) => [
      name,
      withPlainPens(
        renderToStaticMarkup(
          <ResourceDrawing lines={drawings[`./site/pages/resources/drawings/${name}.tsx`]} />,
        ),
      ),
    ]),
  )
}

const plainNames = new Map(Object.entries(pens).map(([name, scoped]) => [scoped, name]))

/** Renders markup with the class names of drawing.module.css unscoped, for a rasterizer without our style sheets. */
const withPlainPens = (markup: string) =>
  markup.replace(
    /class="([^"]*)"/g,
    (_, names: string) =>
      `class="${names
        .split(' ')
        .map((name) => plainNames.get(name) ?? name)
        .join(' ')}"`,
  )
