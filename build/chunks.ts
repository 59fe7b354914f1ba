/**
 * What is used together comes together: small files compress badly alone, and every chunk's name stands in the client's
 * list of what a screen needs. Each screen's own code stays a chunk of its own.
 */
export const siteChunks = [
  // Stays in caches over deploys that only change our own code.
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // What the boot script shares with the rest, Vite's loader of chunks among it; all else waits for it, so it must stay
  // small.
  {
    name: 'early',
    test: /vite\/preload-helper|app\/(prefetch|site\/frame\/(scroll|search\/(search-request|slash-choice|keys)))\.ts/,
  },
  {
    name: 'frame',
    test: /app\/(link|recover)\.|app\/site\/((today|tracking|visit-steps)\.|frame\/(?!search\/(?!search-request|slash-choice))|sections\/(call-to-action|site-link))|app\/ui\/(button|notify|unbroken|drawing\/|surface\.|text\.)|content\/(organization|navigation|services|search)\.|contract\/page-slots/,
  },
  {
    name: 'sections',
    test: /app\/site\/sections\/(?!accordion|call-to-action|demonstration|site-link|steps|way-on)|app\/ui\/(section|figure|range-field)|content\/enquire/,
  },
  // What a form of an article takes, which the browser posts by itself.
  { name: 'fields', test: /app\/ui\/((check|text)-)?field\.|contract\/consent/ },
  {
    name: 'form',
    test: /app\/api\.|app\/ui\/([a-z]+-)?(field|area)\.|contract\//,
  },
  {
    name: 'contact',
    test: /app\/site\/pages\/contact\/(?!contact\.tsx|sent\.tsx|business-time)|content\/contact/,
  },
]

/** Files of a folder, by their names without the ending. */
const filesIn = (folder: string, names: string) =>
  `${folder}/(${names.trim().split(/\s+/).join('|')})\\.(tsx?|module\\.css)$`

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'))

/**
 * The back office is a bundle of its own, because it takes other parts of the same libraries. First the sign-in form, then
 * what stands around every room, then what lists of enquiries share. Each room is apart.
 */
export const adminChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'session', test: /node_modules\/(@supabase|tslib)\// },
  {
    name: 'sign-in',
    test: anyOf(
      filesIn('app', 'link recover report-faults'),
      filesIn('app/ui', 'button field text-field spinner notify'),
      'app/ui/tooltip\\.ts',
      filesIn('content', 'organization'),
      'app/admin/room\\.module',
      filesIn(
        'app/admin',
        `admin admin-router alone checking dates guarded-fetch lazy-room masthead not-loaded passkey-button room-boundary room-failed
        room-heading routes session sign-in stands-alone stored-session title token-owner unreachable use-session users/new-user-draft`,
      ),
    ),
  },
  {
    name: 'shell',
    test: anyOf(
      'node_modules/@tanstack/(?!.*infiniteQueryObserver|.*useInfinite)',
      'node_modules/lucide-react/(?!.*icons/(?!(x|ellipsis|refresh-cw|arrow-up|check|copy|eye)\\.))',
      filesIn('app', 'api'),
      filesIn('app/ui', 'dialog-focus select-field skeleton text'),
      filesIn('app/admin', '(?!download|use-media)[a-z-]+'),
      'app/admin/live/(?!replying|notices-switch)',
      'app/admin/keys/(?!key-sheet|single-keys-switch)',
      'app/admin/identity/(?!identity-dialog|use-proof-form)',
      filesIn('app/admin', 'deliveries/health users/queries'),
      filesIn('app/admin/enquiries', 'commands queries filters'),
      filesIn('contract', 'messages options promise-states stages source-words step-up'),
    ),
  },
  {
    name: 'rows',
    test: anyOf(
      'app/admin/enquiries/list/enquiry-list\\.module',
      filesIn('app/admin/enquiries', 'open-record staff stage-words versions word-matches'),
      filesIn(
        'app/admin/enquiries/clock',
        'business-hours clock closing-time due-before pacific promise-clock',
      ),
      filesIn(
        'app/admin/enquiries/list',
        'click-guard enquiry-lines enquiry-rows? highlighted not-spam-button place-of-open row-(checkbox|focus|words) use-list-keys',
      ),
      filesIn('app/admin/enquiries/bulk', 'bulk-(calls|change|sentence) selection'),
    ),
  },
  {
    name: 'user-management',
    test: anyOf(filesIn('app/admin/users', '(?!invit|people)[a-z-]+')),
  },
  {
    name: 'change-enquiry',
    test: anyOf(filesIn('app/admin/enquiries', 'change-enquiry versions')),
  },
  // In one chunk: its packages import each other, and apart they would run before what they import.
  {
    name: 'menus',
    test: /node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|aria-hidden)/,
  },
]
