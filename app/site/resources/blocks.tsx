import type { Align, Block, ListItem } from '#content/article.ts'
import { Words } from './words.tsx'

/** The text of an article. Positions are keys: it is made once and never changes. */
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
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      )
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
  }
}

function List({ ordered, items }: { ordered: boolean; items: ListItem[] }) {
  const Items = ordered ? 'ol' : 'ul'
  const isChecklist = items.some(({ checked }) => checked !== undefined)
  return (
    <Items className={isChecklist ? 'checklist' : undefined}>
      {items.map((item, index) => (
        <li key={index}>{isChecklist ? <Check {...item} /> : <ItemText {...item} />}</li>
      ))}
    </Items>
  )
}

/** A box to tick while reading. It is nobody's business but the reader's, so it is kept nowhere. */
const Check = (item: ListItem) => (
  <label>
    <input type="checkbox" defaultChecked={item.checked} />
    <span>
      <ItemText {...item} />
    </span>
  </label>
)

/** An item of one paragraph needs no paragraph. */
const ItemText = ({ blocks }: ListItem) =>
  blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      <Words key={index} of={block.children} />
    ) : (
      <OneBlock key={index} block={block} />
    ),
  )

type TableProps = Extract<Block, { kind: 'table' }>

/** Wider than a phone, it scrolls by itself; focusable, so that the keys scroll it too. */
function Table({ align, head, rows }: TableProps) {
  const side = (column: number) => sides[align[column] ?? 'left']
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label={`Table: ${textOf(head[0])}`}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" className={side(column)}>
                <Words of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} className={side(column)}>
                  <Words of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const sides: Record<Align, string | undefined> = {
  left: undefined,
  center: 'centered',
  right: 'figures',
}

const textOf = (cell: unknown): string =>
  typeof cell === 'string'
    ? cell
    : Array.isArray(cell)
      ? cell.map(textOf).join('')
      : typeof cell === 'object' && cell !== null && 'children' in cell
        ? textOf(cell.children)
        : ''
