import { partsFailed } from '#content/parts-failed.ts'

/**
 * If React could not be loaded: shows the page as it is without scripts, with the calculation instead of its fields, and
 * without sliders and buttons that would do nothing. Says so where that takes something away.
 */
export function showWithoutReact() {
  for (const { sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (sheet) applyScriptless(sheet)
}

/** Applies the rules for browsers without scripts. */
function applyScriptless({ cssRules }: { cssRules: CSSRuleList }) {
  for (const rule of cssRules as unknown as CSSMediaRule[]) {
    const { media, cssRules: inner } = rule
    if (/scripting: ?none/.test(media?.mediaText)) {
      media.mediaText = 'all'
      for (const { style, selectorText } of inner as unknown as CSSStyleRule[])
        if (style?.display === 'none' && document.querySelector(selectorText)) sayPartsFailed()
    } else if (inner) applyScriptless(rule)
  }
}

function sayPartsFailed() {
  const notice = document.querySelector<HTMLElement>('[data-search-failed]')
  if (notice) notice.textContent ||= partsFailed
}
