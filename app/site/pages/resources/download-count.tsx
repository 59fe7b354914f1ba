import { useEffect, useState } from 'react'
import { page } from '#content/pages/resource.ts'
import { slotFor } from '#contract/page-slots.ts'

/** How often the PDF was downloaded. Only the server knows: it writes the number into the page. */
export function DownloadCount({ slug }: { slug: string }) {
  const [count, setCount] = useState(() => writtenCount(slug))
  useEffect(() => {
    if (count === undefined) void servedCount(slug).then(setCount)
  }, [count, slug])
  return (
    <div hidden={count === undefined}>
      <dt>{page.downloads}</dt>
      <dd {...slotFor('downloads')} data-of={slug}>
        {count}
      </dd>
    </div>
  )
}

/** In the build none; in a browser what stands in the page that is being taken over, which may be another resource's. */
function writtenCount(slug: string) {
  if (typeof document === 'undefined') return '0'
  return document.querySelector(`[data-of="${slug}"]`)?.textContent || undefined
}

/** After a navigation within the site the page was drawn here, and the number stands in the one that was not loaded. */
async function servedCount(slug: string) {
  try {
    const html = await (await fetch(`/resources/${slug}`)).text()
    return html.match(/data-slot="downloads"[^>]*>([^<]*)</)?.[1]
  } catch {
    return undefined
  }
}
