import { partsFailed } from '#content/parts-failed.ts'

/**
 * If React could not be loaded: shows the page as it is without scripts, with the calculation instead of its fields, and
 * without sliders and buttons that would do nothing. Says so where that takes something away.
 */
export function showWithoutReact() {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  const taken = [...sheets].flatMap(({ sheet }) => (sheet ? applyScriptless(sheet) : []))
  const notice = document.querySelector<HTMLElement>('[data-search-failed]')
  if (notice && taken.some((selector) => document.querySelector(selector)))
    notice.textContent ||= partsFailed
}

/** Applies the rules for browsers without scripts. Returns the selectors of what they hide. */
function applyScriptless({ cssRules }: { cssRules: CSSRuleList }): string[] {
  return [...cssRules].flatMap((rule) => {
    if (!('cssRules' in rule)) return []
    const group = rule as CSSGroupingRule
    if (!(rule instanceof CSSMediaRule) || !/scripting: ?none/.test(rule.media.mediaText))
      return applyScriptless(group)
    rule.media.mediaText = 'all'
    return ([...group.cssRules] as CSSStyleRule[])
      .filter(({ style }) => style?.display === 'none')
      .map(({ selectorText }) => selectorText)
  })
}
