import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'

/**
 * `css` without the rules that no element of the page `html` can meet, since each of their selectors names a class that
 * the page has not. What stands in `:not()`, `:is()` and the like is taken to match. From the moment when a visitor acts
 * classes come and go: then the whole style sheets are loaded (boot.ts).
 */
export function pageStyle(css: string, html: string) {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const tags = new Set([
    'html',
    'body',
    ...[...html.matchAll(/<([a-z][a-z\d-]*)/gi)].map(([, name]) => name!),
  ])
  const isAbsent = (part: parseSelectors.Node): boolean =>
    (part.type === 'pseudo' && pointed.has(part.value)) ||
    (part.type === 'pseudo' &&
      part.value === ':has' &&
      part.every((each) => each.some(isAbsent))) ||
    (part.type === 'class' && !classes.has(part.value)) ||
    (part.type === 'tag' && !tags.has(part.value)) ||
    (part.type === 'attribute' &&
      busy.has(part.attribute) &&
      !html.includes(` ${part.attribute}=`)) ||
    (part.type === 'pseudo' && part.value in bearers && !bearers[part.value]!.test(html))
  const drop = parseSelectors((list) =>
    list.each((selector) => {
      if (selector.some(isAbsent)) selector.remove()
    }),
  )
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    if (
      rule.parent?.type === 'atrule' &&
      (rule.parent as postcss.AtRule).name.endsWith('keyframes')
    )
      return
    const left = drop.processSync(rule.selector)
    if (left) rule.selector = left
    else rule.remove()
  })
  // What only a visitor's acting shows comes with the whole style sheets.
  sheet.walkDecls(
    /^(transition.*|cursor|scroll-behavior|overscroll-behavior|-webkit-tap-highlight-color)$/,
    (declaration) => {
      declaration.remove()
    },
  )
  removeUnnamed(sheet)
  removeUnread(sheet)
  removeEmpty(sheet)
  return withShortNames(sheet.toString(), html)
}

/** What only a script says of a control or of the page. */
const busy = new Set([
  'aria-busy',
  'aria-disabled',
  'aria-invalid',
  'data-near',
  'data-scrolled',
  'hidden',
])

/** What an element needs to have such a state or part. */
const bearers: Record<string, RegExp> = {
  ':disabled': / disabled[ =/>]/,
  '::placeholder': / placeholder=/,
  '::file-selector-button': / type="file"/,
}

/** What a pointer brings about, which loads the whole style sheets as it comes. */
const pointed = new Set([':hover', ':active', '::selection'])

/** Keyframes that nothing names any more. */
function removeUnnamed(sheet: postcss.Root) {
  const text = sheet.toString()
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (text.split(rule.params).length === 2) rule.remove()
  })
}

/** Custom properties that nothing reads any more, and then those that only they read. */
function removeUnread(sheet: postcss.Root) {
  const text = sheet.toString()
  let removed = false
  sheet.walkDecls(/^--/, (declaration) => {
    if (text.includes(`var(${declaration.prop})`) || text.includes(`var(${declaration.prop},`))
      return
    declaration.remove()
    removed = true
  })
  if (removed) removeUnread(sheet)
}

/** What nothing is left in; an empty layer still says where it stands. */
function removeEmpty(sheet: postcss.Root) {
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove()
  })
}

/**
 * Custom properties under the shortest names that there are: the whole style sheets, under whose names scripts set them,
 * bring their own. What the page itself names keeps its name.
 */
function withShortNames(css: string, html: string) {
  const kept = new Set(html.match(customProperty))
  const short = new Map<string, string>()
  return css.replace(customProperty, (name) => {
    if (kept.has(name)) return name
    if (!short.has(name)) short.set(name, `--${short.size.toString(36)}`)
    return short.get(name)!
  })
}

const customProperty = /(?<![\w-])--[a-z][\w-]*/g
