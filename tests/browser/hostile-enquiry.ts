/** Text that would run, load or navigate wherever a page treated it as markup, a script or a link. */
export const payloads = [
  '<script>window.pwned=1</script>',
  '<img src=x onerror=window.pwned=1>',
  '<svg onload=window.pwned=1>',
  '<svg><script>window.pwned=1</script></svg>',
  '<svg><animate onbegin=window.pwned=1 attributeName=x dur=1s>',
  '<iframe srcdoc="<script>top.pwned=1</script>"></iframe>',
  '<iframe src=javascript:top.pwned=1></iframe>',
  '<object data="data:text/html,<script>top.pwned=1</script>"></object>',
  '<details open ontoggle=window.pwned=1>',
  '<input autofocus onfocus=window.pwned=1>',
  '<video><source onerror=window.pwned=1></video>',
  '<img src=https://evil.example/pixel.png>',
  '<link rel=stylesheet href=https://evil.example/sheet.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<form action=https://evil.example/><button>Go on</button></form>',
  '</textarea><script>window.pwned=1</script>',
  '"><script>window.pwned=1</script>',
  'javascript:window.pwned=1',
  'data:text/html,<script>top.pwned=1</script>',
  '${window.pwned=1} {{constructor.constructor("pwned=1")()}}',
]

const at = (index: number) => payloads[index % payloads.length]!

/** Every field contains a different payload. */
export const hostileEnquiry = (index: number) => ({
  name: at(index),
  company: at(index + 1),
  website: at(index + 17),
  message: payloads.join('\n'),
  utmSource: at(index + 2),
  utmMedium: at(index + 3),
  utmCampaign: at(index + 4),
  utmContent: at(index + 5),
  utmTerm: at(index + 6),
  referrer: at(index + 7),
  pagePath: at(index + 8),
  origin: at(index + 9),
  firstTouch: { utmSource: at(index + 10), referrer: at(index + 11), landingPath: at(index + 12) },
})
