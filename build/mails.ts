import { join } from 'node:path'
import { build, mergeConfig } from 'vite'
import { root } from './root.ts'
import { shared } from './vite.config.ts'

/**
 * Bundles app/mail/ with its dependencies into `outDir`/mails.js, whose `renderMail` the server calls. It contains React's
 * production build, whatever NODE_ENV is, and no unused parts of the libraries.
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
          // Only needed for pretty-printing, which is not used.
          external: /^prettier\//,
          // The debug comments would contain paths of the build machine.
          experimental: { attachDebugInfo: 'none' },
          output: { entryFileNames: 'mails.js', codeSplitting: false },
        },
      },
    }),
  )
}
