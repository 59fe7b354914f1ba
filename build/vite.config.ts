import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The entries of the browser's build, by the name that the build asks for them. */
export const entries = {
  boot: 'app/boot.ts',
  site: 'app/site/site.css',
  admin: 'app/admin/admin.css',
}

/**
 * sonner puts its style sheet into the page when it is imported. Ours is in the bundle, and the content security policy
 * admits no other, so the copy is left out.
 */
const sonnerWithoutStyle: Plugin = {
  name: 'sonner-without-style',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs/ },
    handler(code) {
      const without = code.replace(/^__insertCSS\(".*"\);$/m, '')
      if (without === code) throw new Error('sonner inserts its style in another way now')
      return { code: without, map: null }
    },
  },
}

/** What development and both builds share. */
export const shared: InlineConfig = {
  configFile: false,
  root,
  publicDir: 'app/public',
  logLevel: 'warn',
  plugins: [react(), tailwind(), sonnerWithoutStyle],
}
