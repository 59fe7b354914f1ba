import { useEffect, useState } from 'react'
import { page } from '#content/pages/resource.ts'
import { slotFor } from '#contract/page-slots.ts'

/** The number of downloads of the PDF, which the server inserts into the page. */
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

/** The number in the loaded page, if that is the page of this resource. Zero in the build. */
function writtenCount(slug: string) {
  if (typeof document === 'undefined') return '0'
  return document.querySelector(`[data-of="${slug}"]`)?.textContent || undefined
}

/** After a navigation within the site the number has to be fetched with this resource's page. */
async function servedCount(slug: string) {
  try {
    const html = await (await fetch(`/resources/${slug}`)).text()
    return html.match(/data-slot="downloads"[^>]*>([^<]*)</)?.[1]
  } catch {
    return undefined
  }
}
