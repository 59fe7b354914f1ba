const signs = ['pointerdown', 'keydown', 'online']

/**
 * Loads stylesheets again that could not be loaded, with the next key or click. Vite requests each only once: a screen
 * whose script is loaded at the second attempt would have no style.
 */
export function retryFailedStyles() {
  const retryLater = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement)) return
    for (const sign of signs)
      addEventListener(sign, () => link.replaceWith(link.cloneNode()), { once: true })
  }
  addEventListener('error', retryLater, true)
  return () => removeEventListener('error', retryLater, true)
}
