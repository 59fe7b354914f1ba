import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'

/**
 * Removes the rules that cannot match anything in the page, because their selectors have a class, an element or a state
 * that it lacks. Arguments of `:not()`, `:is()` and the like are assumed to match. At the first interaction the
 * complete style sheets are loaded (app/boot/boot.ts), because scripts then change classes and states.
 */
export function pageStyle(css: string, html: string) {
  const sheet = postcss.parse(css)
  removeUnmatched(sheet, html)
  removeScriptless(sheet)
  sheet.walkDecls(interactionOnly, (declaration) => {
    declaration.remove()
  })
  removeUnusedKeyframes(sheet)
  removeUnusedProperties(sheet)
  removeEmptyRules(sheet)
  shortenValues(sheet)
  return shortenProperties(sheet.toString(), html)
}

/** Including rules that only older Chromium versions need for printing. */
const interactionOnly =
  /^(transition.*|cursor|scroll-behavior|overscroll-behavior|-webkit-(tap-highlight-color|print-color-adjust))$/

function removeUnmatched(sheet: postcss.Root, html: string) {
  const withoutAbsent = (isAbsent: ReturnType<typeof absentFrom>) =>
    parseSelectors((list) =>
      list.each((selector) => {
        if (selector.some(isAbsent)) selector.remove()
      }),
    )
  const onScreen = withoutAbsent(absentFrom(html, markupOf))
  const onPaper = withoutAbsent(absentFrom(html, { ...markupOf, ...markupOnPaper }))
  sheet.walkRules((rule) => {
    const { parent } = rule
    if (parent?.type === 'atrule' && (parent as postcss.AtRule).name.endsWith('keyframes')) return
    const isPrinted = parent?.type === 'atrule' && (parent as postcss.AtRule).params === 'print'
    const left = (isPrinted ? onPaper : onScreen).processSync(rule.selector)
    if (left) rule.selector = left
    else rule.remove()
  })
}

/** Returns a predicate: whether a part of a selector cannot match anything in the page. */
function absentFrom(html: string, markupOfStates: Record<string, RegExp>) {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const tags = new Set([
    'html',
    'body',
    ...[...html.matchAll(/<([a-z][a-z\d-]*)/gi)].map(([, name]) => name!),
  ])
  const isAbsent = (part: parseSelectors.Node): boolean => {
    if (part.type === 'class') return !classes.has(part.value)
    if (part.type === 'tag') return !tags.has(part.value)
    if (part.type === 'attribute') {
      const { attribute, value } = part
      return (
        (rareAttributes.has(attribute) && !html.includes(` ${attribute}=`)) ||
        (rareAttributes.has(`${attribute}=${value}`) && !html.includes(` ${attribute}="${value}"`))
      )
    }
    if (part.type !== 'pseudo') return false
    if (part.value === ':has') return part.every((each) => each.some(isAbsent))
    if (pointerStates.has(part.value)) return true
    const markup = markupOfStates[part.value]
    return markup !== undefined && !markup.test(html)
  }
  return isAbsent
}

/** Attributes, or values of them, that scripts set after the first interaction, or that only few pages have. */
const rareAttributes = new Set([
  'aria-busy',
  'aria-current=location',
  'aria-disabled',
  'aria-invalid',
  'data-near',
  'data-scrolled',
  'data-waits',
  'hidden',
])

/** By pseudo-class or pseudo-element: the markup without which it cannot match. */
const markupOf: Record<string, RegExp> = {
  ':disabled': / disabled[ =/>]/,
  '::placeholder': / placeholder=/,
  '::file-selector-button': / type="file"/,
}

/**
 * Rules for a chosen answer are needed on screen at once; those for printing it come with the complete style sheets.
 */
const markupOnPaper = { ':checked': / checked[ =/>]/ }

/** States that need a pointer, whose first move loads the complete style sheets. */
const pointerStates = new Set([':hover', ':active', '::selection'])

/** Removes rules that apply without scripts, for which a page links the complete style sheets (document.tsx). */
function removeScriptless(sheet: postcss.Root) {
  sheet.walkAtRules('media', (rule) => {
    const left = rule.params.split(/,\s*/).filter((each) => !/^\(scripting:\s*none\)$/.test(each))
    if (left.length) rule.params = left.join(',')
    else rule.remove()
  })
}

function removeUnusedKeyframes(sheet: postcss.Root) {
  const text = sheet.toString()
  sheet.walkAtRules(/keyframes$/, (rule) => {
    // A class may have the same name.
    if (text.match(new RegExp(`(?<![\\w.-])${rule.params}(?![\\w-])`, 'g'))?.length === 1)
      rule.remove()
  })
}

/** Removes unused custom properties, repeatedly, because removed ones may have used others. */
function removeUnusedProperties(sheet: postcss.Root) {
  const text = sheet.toString()
  let removed = false
  sheet.walkDecls(/^--/, (declaration) => {
    if (text.includes(`var(${declaration.prop})`) || text.includes(`var(${declaration.prop},`))
      return
    declaration.remove()
    removed = true
  })
  if (removed) removeUnusedProperties(sheet)
}

/**
 * Removes empty rules, innermost first. The first empty layer of each name is kept, because it sets the order of
 * layers.
 */
function removeEmptyRules(sheet: postcss.Container, layers = new Set<string>()) {
  sheet.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return
    if (node.nodes) removeEmptyRules(node, layers)
    const isLayer = node.type === 'atrule' && node.name === 'layer'
    const isKnown = isLayer && layers.has(node.params)
    if (isLayer) for (const name of node.params.split(/\s*,\s*/)) layers.add(name)
    if (node.nodes?.length === 0 && (!isLayer || isKnown)) node.remove()
  })
}

/** Removes the spaces, units and quotes of names that minification leaves or adds. */
function shortenValues(sheet: postcss.Root) {
  sheet.each((node) => {
    node.raws.before = ''
  })
  sheet.walkDecls((declaration) => {
    // The names of typefaces are words, unlike those of their features.
    const quote = /^(font|font-family|--font-.+)$/.test(declaration.prop) ? '' : "'"
    declaration.value = declaration.value.replace(/"([^"']*)"|, /g, (part, text) =>
      part === ', ' ? ',' : quote + text + quote,
    )
  })
  sheet.walkDecls('stroke-width', (declaration) => {
    declaration.value = declaration.value.replace(/px$/, '')
  })
}

/**
 * Shortens the names of custom properties. Those in the page's markup keep their names. The complete style sheets
 * define their own, under the names that scripts use; properties defined only by the page's style begin with an
 * underscore and keep their names.
 */
function shortenProperties(css: string, html: string) {
  const kept = new Set(html.match(customProperty))
  const short = new Map<string, string>()
  return css.replace(customProperty, (name) => {
    if (kept.has(name)) return name
    if (!short.has(name)) short.set(name, `--${short.size.toString(36)}`)
    return short.get(name)!
  })
}

const customProperty = /(?<![\w-])--[a-z][\w-]*/g
