import { join } from 'node:path'
import { build, mergeConfig } from 'vite'
import { root } from './root.ts'
import { shared } from './vite.config.ts'

/**
 * Bundles app/mail/ with all that it needs into `outDir`/mails.js, whose `renderMail` the server calls. React comes along in
 * its production form, whatever NODE_ENV says, and nothing of the libraries that no mail uses.
 */
export async function bundleMails(outDir: string) {
  await build(
    mergeConfig(shared, {
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        outDir,
        emptyOutDir: true,
        ssr: join(root, 'app/mail/render.tsx'),
        rolldownOptions: {
          // Only needed to format the HTML for reading, which is never asked for.
          external: /^prettier\//,
          // The debug comments would name folders of the machine that builds.
          experimental: { attachDebugInfo: 'none' },
          output: { entryFileNames: 'mails.js', codeSplitting: false },
        },
      },
    }),
  )
}
