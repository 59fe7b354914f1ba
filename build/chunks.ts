/**
 * Groups modules that are used together: small files compress badly, and every chunk adds its name to the client's list
 * of what a screen needs. Each screen's own code stays a separate chunk. For a link in the bar at most six files are
 * still to be loaded: over HTTP/1.1 more would have to wait for each other.
 */
export const siteChunks = [
  // Stays cached across deploys that only change our own code.
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'frame',
    test: /app\/(navigation\/(link|prefetch)|faults\/recover)\.|app\/site\/((today|tracking|visit-steps)\.|frame\/(?!scroll|search\/)|sections\/(call-to-action|site-link))|app\/site\/drawings\/plate\.|app\/ui\/(button|notify|unbroken|drawing\/|surface\.|text\.)|content\/(organization|navigation|services|search)\.|contract\/page-slots/,
  },
  {
    name: 'sections',
    test: /app\/site\/sections\/(?!call-to-action|demonstration|folded-message|site-link|steps|way-on)|app\/ui\/(section|figure|((check|text)-)?field\.)|contract\/consent|drawings\/letter-|content\/enquire/,
  },
  {
    name: 'form',
    test: /app\/api\.|app\/ui\/((?!range)[a-z]+-)?(field|area)\.|contract\/(?!office-hours)/,
  },
  {
    name: 'sheets',
    test: /app\/site\/(sections\/(demonstration|steps|way-on)|drawings\/(labelled-plate|service-scene))|app\/ui\/range-field|content\/(timeline|totals)\./,
  },
  {
    name: 'status',
    test: /app\/ui\/settled-status|contract\/(business-time|office-hours)/,
  },
  {
    name: 'message',
    test: /app\/site\/(sections\/folded-message|pages\/newsletter\/link-form)/,
  },
  {
    name: 'library',
    test: /content\/(pages\/resource(-card)?\.|resources\/(email-automation-playbook|conversion-rate-optimization-checklist)\.md\?summary)|pages\/resources\/(description|resource-card|newsletter\.module)|app\/ui\/picture/,
  },
  {
    name: 'contact',
    test: /app\/site\/pages\/contact\/(?!contact\.tsx|sent\.tsx)|content\/contact/,
  },
]

/** A pattern for files in a folder, by their names without extension. */
const filesIn = (folder: string, names: string) =>
  `${folder}/(${names.trim().split(/\s+/).join('|')})\\.(tsx?|module\\.css)$`

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'))

/**
 * The dashboard is a separate bundle, because it uses other parts of the same libraries. The chunks are in loading
 * order: the sign-in form, the frame around every room, and what lists of enquiries share. Each room is a separate
 * chunk.
 */
export const adminChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'session', test: /node_modules\/(@supabase|tslib)\// },
  {
    name: 'sign-in',
    test: anyOf(
      filesIn('app/navigation', 'link'),
      filesIn('app/faults', 'recover report-faults'),
      filesIn('app/ui', 'button field text-field spinner notify use-leave-guard'),
      'app/ui/tooltip\\.ts',
      filesIn('content', 'organization'),
      'app/admin/frame/room\\.module',
      filesIn(
        'app/admin',
        'admin admin-router dates listeners routes server-time users/new-user-draft',
      ),
      filesIn(
        'app/admin/frame',
        'centered-card lazy-room masthead not-loaded room-boundary room-failed room-heading title',
      ),
      filesIn('app/admin/session', '(?!access-denied|session-state|signed-in|use-account)[a-z-]+'),
    ),
  },
  {
    name: 'shell',
    test: anyOf(
      'node_modules/@tanstack/(?!.*(infiniteQueryObserver|useInfinite|queriesObserver|useQueries))',
      'node_modules/lucide-react/(?!.*icons/(?!(x|ellipsis|refresh-cw|arrow-up|check|copy|eye|eye-off|trash|wand-sparkles)\\.))',
      filesIn('app', 'api'),
      filesIn(
        'app/ui',
        'copy-button dialog-focus email-text icon-button select-field skeleton text',
      ),
      filesIn('app/admin', '(?!panel|rows|use-(media|visible))[a-z-]+'),
      'app/admin/(frame|session|undo)/',
      filesIn('app/admin/requests', '(?!download|use-refreshing-mutation)[a-z-]+'),
      filesIn('app/admin/lists', '(?!download-button|use-(day-field|typed-search))[a-z-]+'),
      'app/admin/live/(?!replying|notices-switch)',
      'app/admin/keys/(?!command-words|key-sheet|single-keys-switch)',
      'app/admin/identity/(?!identity-dialog|use-proof-form)',
      filesIn('app/admin', 'deliveries/health front-room/placeholder-notice users/queries'),
      filesIn('app/admin/enquiries', 'commands queries filters'),
      filesIn(
        'contract',
        'generate-password messages options promise-states random-letters stages source-words step-up',
      ),
    ),
  },
  {
    name: 'rows',
    test: anyOf(
      'app/admin/enquiries/list/enquiry-list\\.module',
      filesIn('app/admin/enquiries', 'open-record owner-name staff stage-words word-matches'),
      filesIn('app/admin/enquiries/clock', 'business-hours clock due-before pacific promise-clock'),
      filesIn(
        'app/admin/enquiries/list',
        'click-guard enquiry-lines enquiry-rows? highlighted open-row-index row-(checkbox|focus|words) use-focus-next-row use-list-keys',
      ),
      filesIn('app/admin/enquiries/bulk', 'selection'),
      filesIn('contract', 'office-hours reference'),
    ),
  },
  {
    name: 'user-management',
    test: /app\/admin\/users\//,
  },
  {
    name: 'change-enquiry',
    test: anyOf(filesIn('app/admin/enquiries', 'change-enquiry change-queue versions')),
  },
  // One chunk, because these packages have cyclic imports: in several chunks, modules would run before their imports.
  {
    name: 'menus',
    test: /node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|aria-hidden)|app\/ui\/menu\./,
  },
]
