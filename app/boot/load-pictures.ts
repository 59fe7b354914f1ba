const whenIdle = window.requestIdleCallback ?? setTimeout

/**
 * Loads the page's remaining pictures, one at a time while the browser is idle, so that fast scrolling, a jump or a
 * screenshot of the whole page finds none missing. They are 16 KB at most. Not if the visitor asked to save data.
 */
export async function loadPictures() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const picture of document.querySelectorAll<HTMLImageElement>('[loading=lazy]')) {
    await new Promise<unknown>((resolve) => whenIdle(resolve))
    // Others are meant for another width, or left with their page.
    if (picture.checkVisibility?.()) await load(picture)
  }
}

const load = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, resolve)
    picture.loading = 'eager'
    if (picture.complete) resolve(undefined)
  })
