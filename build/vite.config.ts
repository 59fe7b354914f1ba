import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { articles } from './articles/plugin.ts'
import { plates } from './plates/plugin.ts'
import { searchIndex } from './search/plugin.ts'
import { root } from './root.ts'
import { scopedName } from './scoped-name.ts'
import { sonnerStyle } from './sonner-style.ts'

/** The entry points of the browser bundle by name. */
export const entries = {
  boot: 'app/boot/boot.ts',
  site: 'app/site/site.css',
  adminBoot: 'app/boot/admin-boot.ts',
  admin: 'app/admin/admin.css',
}

/** The host of pictures: our own origin unless IMAGE_HOST is set. */
export const imageHost = (process.env.IMAGE_HOST ?? '').replace(/\/+$/, '')

/** Terser's output is one percent smaller than that of Vite's own minifier. */
export const minified = {
  target: 'baseline-widely-available',
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } },
} satisfies InlineConfig['build']

/** Shared by development and both builds. */
export const shared: InlineConfig = {
  configFile: false,
  root,
  publicDir: 'app/public',
  logLevel: 'warn',
  define: {
    'import.meta.env.VITE_IMAGE_HOST': JSON.stringify(imageHost),
    // For development; the build sets the actual address.
    'import.meta.env.VITE_BOOT': JSON.stringify(`/${entries.boot}`),
  },
  css: { modules: { generateScopedName: scopedName } },
  plugins: [articles, searchIndex, plates, react(), sonnerStyle],
}
