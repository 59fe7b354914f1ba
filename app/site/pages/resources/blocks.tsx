import type { Block, ListItem } from '#content/article.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { Table } from './table.tsx'
import { Words } from './words.tsx'
import * as styles from './prose.module.css'
import * as surface from '#app/ui/surface.module.css'

/** The text of an article. Indexes serve as keys, because it never changes. */
export const Blocks = ({ blocks }: { blocks: Block[] }) =>
  blocks.map((block, index) => <OneBlock key={index} block={block} />)

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words of={block.children} />
        </p>
      )
    case 'heading':
      return (
        <h3>
          <Words of={block.children} />
        </h3>
      )
    case 'list':
      return <List {...block} />
    case 'table':
      return <Table {...block} />
    case 'figure':
      return block.plate && <Plate of={block.plate} phone={block.phone} alt={block.alt} />
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      )
    default:
      return <Formula text={block.text} />
  }
}

function List({ ordered, items }: { ordered: boolean; items: ListItem[] }) {
  const Items = ordered ? 'ol' : 'ul'
  const isChecklist = items.some(({ checked }) => checked !== undefined)
  return (
    <Items className={isChecklist ? styles.checklist : undefined}>
      {items.map((item, index) => (
        <li key={index}>{isChecklist ? <Check {...item} /> : <Words of={item.children} />}</li>
      ))}
    </Items>
  )
}

/** A checkbox for the reader. Its state is not stored. */
const Check = ({ checked, children }: ListItem) => (
  <label>
    <input type="checkbox" defaultChecked={checked} />
    <span>
      <Words of={children} />
    </span>
  </label>
)

const Formula = ({ text }: { text: string }) => (
  <pre data-ground="deep" className={surface.fineGrid}>
    <code>{text}</code>
  </pre>
)
