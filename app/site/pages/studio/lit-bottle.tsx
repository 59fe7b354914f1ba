import * as styles from './lights.module.css'

const outline = 'M210 550c0 26 180 26 180 0V330c0-46-60-50-62-92v-48h-56v48c-2 42-62 46-62 92z'

type Stop = readonly [offset: number, color: string, opacity?: number]

const Gradient = ({ id, down, stops }: { id: string; down?: boolean; stops: Stop[] }) => (
  <linearGradient id={id} x2={down ? 0 : 1} y2={down ? 1 : 0}>
    {stops.map(([offset, color, opacity]) => (
      <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
    ))}
  </linearGradient>
)

/** The ids of the gradients, the soft edge and the clip path. */
const Materials = () => (
  <defs>
    <Gradient
      id="sweep"
      down
      stops={[
        [0, '#b9ad98'],
        [0.62, '#efe7d8'],
        [0.8, '#f7f1e6'],
        [1, '#cfc3ad'],
      ]}
    />
    <Gradient
      id="glass"
      stops={[
        [0, '#2a48a8'],
        [0.18, '#16307f'],
        [0.5, '#3a62cf'],
        [0.8, '#17307c'],
        [1, '#3a5cc0'],
      ]}
    />
    <Gradient
      id="label"
      stops={[
        [0, '#a99f8c'],
        [0.3, '#fffdf8'],
        [0.7, '#f1e9da'],
        [1, '#978c78'],
      ]}
    />
    <Gradient
      id="cap"
      stops={[
        [0, '#b8420c'],
        [0.4, '#f9772c'],
        [1, '#8f2f05'],
      ]}
    />
    <Gradient
      id="far"
      stops={[
        [0.35, '#04081f', 0],
        [1, '#04081f', 0.9],
      ]}
    />
    <filter id="soft" x="-60%" y="-60%" width="220%" height="220%" colorInterpolationFilters="sRGB">
      <feGaussianBlur stdDeviation="9" />
    </filter>
    <clipPath id="bottle">
      <path d={outline} />
    </clipPath>
  </defs>
)

/** A bottle of blue glass on a paper sweep. `key` is the position of the main light: -1 at the left, 1 at the right. */
export function LitBottle({ light }: { light: number }) {
  const side = light > 0 ? -1 : 1
  return (
    <g id="shot">
      <Materials />
      <path fill="url(#sweep)" d="M0 0H600V640H0z" />
      <ellipse
        className={styles.key}
        cx={300 - light * 120}
        cy="572"
        rx="150"
        ry="20"
        fill="#1d1a33"
        fillOpacity=".55"
        filter="url(#soft)"
      />
      <ellipse cx="300" cy="564" rx="92" ry="12" fill="#0c0f2b" filter="url(#soft)" />
      <path fill="url(#glass)" d={outline} />
      <g clipPath="url(#bottle)">
        <path fill="#8fb0ff" fillOpacity=".45" filter="url(#soft)" d="M230 530h140v30h-140z" />
        {/* The flags: black cards that are reflected in the edges of the glass. */}
        <path
          className={styles.flag}
          fill="#03061a"
          filter="url(#soft)"
          d="M204 200h20v370h-20zM376 200h20v370h-20zM266 180h12v80h-12zM322 180h12v80h-12z"
        />
        {/* The key light: the reflection of a softbox, bent by the glass. */}
        <g className={styles.key} fill="#fff" transform={`translate(${300 + light * 58})`}>
          <path fillOpacity=".35" filter="url(#soft)" d="M-26 300h52v260h-52z" />
          <path fillOpacity=".85" d="M-11 338q11-16 22-18v44h-22zM-11 506h22v40q-11 4-22 0z" />
          <path fillOpacity=".5" d="M-11 364h22v142h-22z" />
        </g>
        <path
          className={styles.key}
          fill="#fff"
          fillOpacity=".7"
          d="M-4 200h8v40h-8z"
          transform={`translate(${300 + light * 20})`}
        />
        {/* Paper: it covers the reflections in the glass. */}
        <path fill="url(#label)" d="M200 366q100 16 200 0v128q-100 16-200 0z" />
        <path fill="#12204f" d="M238 462v-22h20v22zM264 462v-40h20v40z" />
        <path fill="#f26a1b" d="M290 462v-62h20v62z" />
        <path
          fill="#12204f"
          d="M322 404h40v7h-40zM322 420h30v5h-30zM322 434h36v5h-36zM238 476h124v4h-124z"
        />
        {/* The far side, which the fill light brightens. */}
        <path
          className={styles.farSide}
          fill="url(#far)"
          transform={`translate(300) scale(${side} 1)`}
          d="M-100 180h200v400h-200z"
        />
      </g>
      <path fill="url(#cap)" d="M262 136q0-8 8-8h60q8 0 8 8v58q-38 12-76 0z" />
      <path stroke="#7a2703" d="M274 132v64M286 132v66M298 132v67M310 132v66M322 132v65" />
      <path className={styles.dark} fill="#04081f" d="M0 0H600V640H0z" />
    </g>
  )
}
