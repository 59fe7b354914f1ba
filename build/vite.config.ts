import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { articles } from './articles/plugin.ts'
import { plates } from './plates/plugin.ts'
import { searchIndex } from './search/plugin.ts'
import { root } from './root.ts'
import { scopedName } from './scoped-name.ts'
import { sonnerStyle } from './sonner-style.ts'

/** The entries of the browser's build, by the name that the build asks for them. */
export const entries = {
  boot: 'app/boot.ts',
  site: 'app/site/site.css',
  adminBoot: 'app/admin-boot.ts',
  admin: 'app/admin/admin.css',
}

/** Where pictures come from: our own origin unless the setting names a host. */
export const imageHost = (process.env.IMAGE_HOST ?? '').replace(/\/+$/, '')

/** What browsers get: a percent smaller than by the minifier that comes with Vite. */
export const minified = {
  target: 'baseline-widely-available',
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } },
} satisfies InlineConfig['build']

/** What development and both builds share. */
export const shared: InlineConfig = {
  configFile: false,
  root,
  publicDir: 'app/public',
  logLevel: 'warn',
  define: {
    'import.meta.env.VITE_IMAGE_HOST': JSON.stringify(imageHost),
    // In development; a build knows its own.
    'import.meta.env.VITE_BOOT': JSON.stringify(`/${entries.boot}`),
  },
  css: { modules: { generateScopedName: scopedName } },
  plugins: [articles, searchIndex, plates, react(), sonnerStyle],
}
