import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { storefront } from './window.ts'

const columns = [0, 1, 2, 3, 4]

/** Everything at once: two banners, a carousel, a pop-up over the product, and three loud buttons. */
export default storefront(
  path('solid bare', 'M8 42H624V66H8z'),
  path('light bare', 'M150 51h300v6h-300zM560 51h40v6h-40z'),
  path('thin', columns.map((n) => `M${30 + n * 66} 84h46M${30 + n * 66} 92h30`).join('')),
  path('edge', 'M390 78h160v18h-160zM566 78h14v18h-14zM590 78h14v18h-14z'),
  path('shade', 'M8 108H624V236H8z'),
  bottle(108, 230, 0.62),
  bottle(168, 230, 0.62),
  path('light', 'M30 158h26v28h-26zM576 158h26v28h-26z'),
  path('edge', 'M47 164l-8 8l8 8M585 164l8 8l-8 8'),
  path('solid bare', disc(288, 226, 3) + disc(300, 226, 3) + disc(312, 226, 3) + disc(324, 226, 3)),
  columns
    .map((n) => {
      const x = 26 + n * 120
      return (
        path('tone', `M${x} 252h102v92h-102z`) +
        bottle(x + 51, 336, 0.5) +
        path('edge', `M${x} 356h80M${x} 366h44`) +
        path(n % 2 ? 'solid' : 'poppy', `M${x} 378h102v20h-102z`)
      )
    })
    .join(''),
  // A pop-up that covers the product.
  path('cast', 'M206 150H468V366H206z'),
  path('light', 'M190 132H452V348H190z'),
  path('cut void', 'M190 132H452V348H190z'),
  path('poppy bare', 'M190 132H452V182H190z'),
  path('light bare', 'M214 148h180v8h-180zM214 162h120v6h-120z'),
  path('edge', 'M434 142l8 8M442 142l-8 8'),
  path('thin', 'M214 202h208M214 214h190M214 226h150'),
  path('edge', 'M214 244h212v28h-212z'),
  path('solid', 'M214 284h212v30h-212z'),
  path('light bare', 'M276 296h88v6h-88z'),
  path('thin', 'M290 332h60'),
  path('blueprint', disc(590, 366, 22)),
  path('light bare', 'M578 358h24v4h-24zM578 368h16v4h-16z'),
  path('solid bare', 'M8 404H624V428H8z'),
  path('light bare', 'M30 413h330v6h-330z'),
  path('poppy bare', 'M520 408h80v16h-80z'),
)
