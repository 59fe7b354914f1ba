import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { folder, foundPages, type Page, visible } from './built-site.ts'

type Node = { '@type': string; '@id'?: string; [property: string]: unknown }

const graphOf = ({ $ }: Page) =>
  JSON.parse($('script[type="application/ld+json"]').text()) as { '@graph': Node[] }
const nodesOf = (page: Page, type: string) =>
  graphOf(page)['@graph'].filter((node) => node['@type'] === type)

/** schema-dts is generated from schema.org's vocabulary, so the compiler knows its types and properties. */
async function complaints(graphs: unknown[]) {
  // Not among the sources, which other tests read at the same time.
  const file = join(folder, `../graphs-${process.pid}-${graphs.length}.ts`)
  const lines = graphs.map((graph) => `void (${JSON.stringify(graph)} satisfies Graph)`)
  await writeFile(file, `import type { Graph } from 'schema-dts'\n${lines.join('\n')}\n`)
  const options = '--noEmit --strict --skipLibCheck --module nodenext --ignoreConfig'
  try {
    await promisify(execFile)('tsc', [...options.split(' '), file])
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  } finally {
    await rm(file)
  }
}

test(
  "every page's graph is valid against schema.org's vocabulary",
  { timeout: 90_000 },
  async () => {
    expect(await complaints(foundPages.map(graphOf))).toBe('')
  },
)

test('a property outside the vocabulary is detected', { timeout: 90_000 }, async () => {
  const invented = { '@type': 'ProfessionalService', slogun: 'Blueprint' }
  const graph = { '@context': 'https://schema.org', '@graph': [invented] }
  expect(await complaints([graph, graph])).toContain('slogun')
})

test('every node that a graph refers to by id is in it', () => {
  for (const page of foundPages) {
    const text = JSON.stringify(graphOf(page))
    const known = new Set(graphOf(page)['@graph'].map((node) => node['@id']))
    const spoken = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id!)
    expect(
      spoken.filter((id) => !known.has(id)),
      page.path,
    ).toEqual([])
  }
})

test('all nine services are in the graphs of home and overview, in the catalog, and each on its own page', () => {
  const byPath = (path: string) => foundPages.find((page) => page.path === path)!
  for (const path of ['/', '/services']) {
    const described = nodesOf(byPath(path), 'Service')
    expect(described, path).toHaveLength(9)
    const { itemListElement } = nodesOf(byPath(path), 'ProfessionalService')[0]!
      .hasOfferCatalog as { itemListElement: { itemOffered: Node }[] }
    expect(itemListElement.map(({ itemOffered }) => itemOffered['@id'])).toEqual(
      described.map((service) => service['@id']),
    )
  }
  const own = foundPages.filter(({ path }) => path.startsWith('/services/'))
  expect(own).toHaveLength(9)
  for (const page of own) expect(nodesOf(page, 'Service'), page.path).toHaveLength(1)
})

test('a breadcrumb list is present only where a reader sees one, with the same text', () => {
  for (const page of foundPages) {
    const trails = nodesOf(page, 'BreadcrumbList')
    const back = page
      .$('main a')
      .filter((_, link) => visible(page.$(link).text()).startsWith('Back to '))
    expect(trails, page.path).toHaveLength(back.length)
    for (const { itemListElement } of trails) {
      const [above, own] = itemListElement as { name: string; item: string }[]
      expect(visible(back.text())).toBe(`Back to ${above!.name}`)
      expect(new URL(above!.item).pathname).toBe(back.attr('href'))
      expect(own!.name).toBe(visible(page.$('h1').text()))
    }
  }
})

test('an article has its month of publication and the date its text last changed', () => {
  const articles = foundPages.flatMap((page) => nodesOf(page, 'Article'))
  expect(articles).toHaveLength(6)
  for (const { datePublished, dateModified } of articles) {
    expect(datePublished).toMatch(/^20\d\d-\d\d$/)
    expect(dateModified).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(String(dateModified).slice(0, 7) >= String(datePublished)).toBe(true)
  }
})

test('questions, answers and headlines in the graph equal the visible ones', () => {
  let questions = 0
  for (const page of foundPages) {
    const seen = visible(page.$('main').text())
    for (const { mainEntity } of nodesOf(page, 'FAQPage'))
      for (const { name, acceptedAnswer } of mainEntity as {
        name: string
        acceptedAnswer: { text: string }
      }[]) {
        questions += 1
        expect(seen).toContain(visible(name))
        expect(seen).toContain(visible(acceptedAnswer.text))
      }
    for (const { headline } of nodesOf(page, 'Article'))
      expect(visible(page.$('h1').text())).toBe(headline)
  }
  expect(questions).toBe(9)
})
