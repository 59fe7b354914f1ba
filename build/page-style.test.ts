import { expect, test } from 'vitest'
import { pageStyle } from './page-style.ts'

const page = '<main class="a b"><p class="note">Words</p></main>'

test('a page keeps the rules that can match', () => {
  const css =
    '.a>.note{color:red}.gone{color:red}.gone,.b{top:0}p{left:0}@media print{.gone{top:0}.b:focus{top:1px}}'
  expect(pageStyle(css, page)).toBe(
    '.a>.note{color:red}.b{top:0}p{left:0}@media print{.b:focus{top:1px}}',
  )
})

test('rules that may start to match later are kept', () => {
  const css = '.a:not(.gone){top:0}.b:has(:checked){top:0}.note[data-state=open]:is(.gone,p){top:0}'
  expect(pageStyle(css, page)).toBe(css)
})

test('print rules for an answer are left to the complete style sheets unless the page itself contains an answer', () => {
  const css = '@media print{.a:has(:checked),:checked{top:0}.a:not(:has(:checked)){left:0}}'
  expect(pageStyle(css, page)).toBe('@media print{.a:not(:has(:checked)){left:0}}')
  const answered = `${page}<input type="radio" checked="">`
  expect(pageStyle(css, answered)).toBe(css)
})

test('rules for browsers without scripts are left to the complete style sheets', () => {
  const css = '@media (scripting:none){.a{top:0}}@media print,(scripting: none){.b{top:0}}'
  expect(pageStyle(css, page)).toBe('@media print{.b{top:0}}')
})

test('states that only a pointer or a script can cause are removed, also within :has()', () => {
  const css =
    '.a:hover,.b:active,.a:has(p:hover){top:0}.b:has(.gone,[aria-invalid=true]){top:0}html[data-scrolled] p{top:0}html[data-near] p{top:0}'
  expect(pageStyle(css, page)).toBe('')
})

test('rules for a value that a script gives an attribute later are removed, not those for a value of the page', () => {
  const css = '.a[aria-current=location]{top:0}.b[aria-current=page],.a[aria-current]{top:0}'
  const current = `${page}<a class="a b" aria-current="page"></a>`
  expect(pageStyle(css, current)).toBe('.b[aria-current=page],.a[aria-current]{top:0}')
})

test('pseudo-elements of form fields are kept on pages that have such a field', () => {
  const css = '::placeholder{top:0}.a ::file-selector-button{top:0}p{left:0}'
  expect(pageStyle(css, page)).toBe('p{left:0}')
  const fields = `${page}<input placeholder="Name"/><input type="file"/>`
  expect(pageStyle(css, fields)).toBe(css)
})

test('transitions, cursors and selection styles are removed, because they need an interaction first', () => {
  const css =
    'p{color:red;transition:color 1s;cursor:help}.b{transition-delay:1s}::selection{color:red}'
  expect(pageStyle(css, page)).toBe('p{color:red}')
})

test('unused custom properties are removed, along with those that only they used', () => {
  const css =
    ':root{--edge:1px;--read:var(--deep,2px);--deep:3px;--unread:var(--chain);--chain:4px}'
  expect(pageStyle(`${css}.a{width:var(--edge);top:var(--read)}`, page)).toBe(
    ':root{--0:1px;--1:var(--2,2px);--2:3px}.a{width:var(--0);top:var(--1)}',
  )
})

test('custom properties get short names, except those that the page uses', () => {
  const css = ':root{--edge:1px;--ink:red}.a{top:var(--edge);color:var(--ink)}.b{grid-area:a--ink}'
  const inked = '<p class="a b" fill="var(--ink)">'
  expect(pageStyle(css, inked)).toBe(
    ':root{--0:1px;--ink:red}.a{top:var(--0);color:var(--ink)}.b{grid-area:a--ink}',
  )
})

test('a custom property that only the page defines keeps its name, so that the complete style sheets can use it', () => {
  const css = 'main{--_height:9rem}.a{height:var(--_height)}'
  expect(pageStyle(css, page)).toBe(css)
})

test('keyframes are removed with the last animation that uses them, even if a class has the same name', () => {
  expect(pageStyle('.a{top:0}@keyframes a{to{top:1px}}', page)).toBe('.a{top:0}')
})

test('elements that the page does not contain, and states that only a script sets, are removed', () => {
  const css =
    'html,body,table{top:0}p:disabled,p[aria-busy=true]{top:0}.note[aria-current]{top:0}@keyframes gone{to{top:0}}'
  expect(pageStyle(css, page)).toBe('html,body{top:0}.note[aria-current]{top:0}')
  const busy = '<p aria-busy="true"><button disabled>Words</button></p>'
  const kept = 'p[aria-busy=true]{top:0}button:disabled{top:0}'
  expect(pageStyle(kept, busy)).toBe(kept)
})

test('the first empty layer of each name is kept to preserve layer order, and used keyframes are kept', () => {
  const css =
    '@layer ui{.gone{top:0}}@layer pages{.a{animation:x 1s}}@keyframes x{0%{top:0}to{top:1px}}'
  expect(pageStyle(css, page)).toBe(
    '@layer ui{}@layer pages{.a{animation:x 1s}}@keyframes x{0%{top:0}to{top:1px}}',
  )
})

test('empty layers that were declared earlier are removed, and so are empty conditions', () => {
  const css =
    '@layer ui,pages;@layer ui{.gone{top:0}}@layer pages{@supports (top:0){@media print{.gone{top:0}}}.a{top:0}}'
  expect(pageStyle(css, page)).toBe('@layer ui,pages;@layer pages{.a{top:0}}')
})

test('lines and commas lose their spaces, but not those within texts; typefaces lose their quotes and strokes their unit', () => {
  const css =
    ':root{--font-a:"Two Words", system-ui;--b:"It\'s"}\np:before{stroke-width:1.5px;content:"One, two" var(--font-a), var(--b)}'
  expect(pageStyle(css, page)).toBe(
    `:root{--0:Two Words,system-ui;--1:"It's"}p:before{stroke-width:1.5;content:'One, two' var(--0),var(--1)}`,
  )
})
