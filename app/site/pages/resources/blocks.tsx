import type { Block, ListItem } from '#content/article.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import { focusWhileScrolling } from './focus-while-scrolling.ts'
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
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading>
          <Words of={block.children} />
        </Heading>
      )
    }
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
        <li key={index}>{isChecklist ? <Check {...item} /> : <ItemText {...item} />}</li>
      ))}
    </Items>
  )
}

/** A checkbox for the reader. Its state is not stored. */
const Check = (item: ListItem) => (
  <label>
    <input type="checkbox" defaultChecked={item.checked} />
    <span>
      <ItemText {...item} />
    </span>
  </label>
)

/** An item with a single paragraph is rendered without the p element. */
const ItemText = ({ blocks }: ListItem) =>
  blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      <Words key={index} of={block.children} />
    ) : (
      <OneBlock key={index} block={block} />
    ),
  )

/**
 * Content that is wider than a phone scrolls in its own container, which is focusable so that the keyboard can scroll
 * it.
 */
const Formula = ({ text }: { text: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <pre ref={focusWhileScrolling} tabIndex={0} data-ground="deep" className={surface.fineGrid}>
    <code>{text}</code>
  </pre>
)
