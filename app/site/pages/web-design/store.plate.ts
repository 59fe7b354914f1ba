import after from './store-after.ts'
import before from './store-before.ts'

/** Both storefronts side by side in one file, so that they are one request. */
export default `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 440">${[before, after]
  .map((storefront, place) => storefront.replace('<svg ', `<svg x="${place * 640}" `))
  .join('')}</svg>`
