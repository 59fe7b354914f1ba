import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ResourceDrawing } from './site/pages/resources/resource-drawing.tsx'

const articles = import.meta.glob('/content/resources/*.md')
const drawings = import.meta.glob<() => ReactNode>('./site/pages/resources/drawings/*.tsx', {
  import: 'Lines',
  eager: true,
})

/** The drawings that the build cuts into pictures, as SVG markup by name: one a resource. */
export function pictures() {
  const names = Object.keys(articles).map((file) => file.replace(/^.*\/|\.md$/g, ''))
  return Object.fromEntries(
    names.map((name) => [
      name,
      renderToStaticMarkup(
        <ResourceDrawing lines={drawings[`./site/pages/resources/drawings/${name}.tsx`]} />,
      ),
    ]),
  )
}
