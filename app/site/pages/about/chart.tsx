import { organization } from '#content/organization.ts'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import { islandNames, islands, mainland, type Shore, towns } from './channel-islands.ts'
import * as styles from './about.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

type Degrees = readonly [longitude: number, latitude: number]

const perDegree = 746
const narrowing = Math.cos((34.2 * Math.PI) / 180)
const round = (value: number) => Math.round(value * 2) / 2

/** Where a place falls on the chart: true to shape at 34.2 degrees north. */
function plot([longitude, latitude]: Degrees) {
  return [
    round((longitude + 120.55) * perDegree),
    round(((34.59 - latitude) * perDegree) / narrowing),
  ] as const
}
const trace = (shore: Shore) => 'M' + shore.map((point) => plot(point).join(' ')).join('L')

const coast = trace(mainland)
const land = `${coast}V0H0z`
const around = islands.map((shore) => `${trace(shore)}z`).join('')
const tenMiles = round((10 / 69.05) * (perDegree / narrowing))
const labels: Record<string, readonly [x: number, y: number, anchor: 'start' | 'end']> = {
  Camarillo: [-18, -12, 'end'],
  'Thousand Oaks': [-13, 8, 'end'],
  'Westlake Village': [14, 28, 'end'],
  Ventura: [14, -6, 'start'],
  'Santa Barbara': [0, -16, 'start'],
}

/** The Santa Barbara Channel, from Point Conception to Point Dume, with the towns that the agency works in. */
export function Chart() {
  return (
    <div className={styles.chart}>
      <Drawing width={1344} height={640}>
        <path
          className={drawing.thin}
          d="M37 0V640M410 0V640M783 0V640M1156 0V640M0 81H1344M0 532H1344"
        />
        <path className={`${drawing.blank} ${styles.land}`} d={land} />
        <path className={drawing.thin} d={coast} transform="translate(-3 9)" />
        <path className={drawing.thin} d={coast} transform="translate(-7 20)" />
        <path className={drawing.thin} d={coast} transform="translate(-12 34)" />
        <Line className={styles.shore} d={coast} />
        <path className={`${drawing.blank} ${styles.island}`} d={around} />

        <g className={drawing.ink}>
          {organization.areaServed.map((name) => {
            const place = towns[name]
            const label = labels[name]
            if (!place || !label) return null
            const [x, y] = plot(place)
            const home = name === organization.address.locality
            return (
              <g key={name} transform={`translate(${x} ${y})`}>
                {home ? (
                  <path
                    className={`${drawing.accent} ${drawing.solid}`}
                    d="M0 0L-10 -14A12 12 0 1 1 10 -14z"
                  />
                ) : (
                  <circle className={drawing.blank} r="5" />
                )}
                <text x={label[0]} y={label[1]} textAnchor={label[2]}>
                  {name}
                </text>
              </g>
            )
          })}
          <text className={styles.water} x="430" y="330">
            Santa Barbara Channel
          </text>
          <path d={`M1164 592h${tenMiles}M1164 584v16M${1164 + tenMiles} 584v16`} />
          <text x={1164 + tenMiles / 2} y="578" textAnchor="middle">
            10 miles
          </text>
          <path d="M1196 132V58M1196 58l-9 26h18z" />
          <text x="1196" y="46" textAnchor="middle">
            N
          </text>
        </g>
        <g className={styles.graticule}>
          {islandNames.map(({ name, at }) => {
            const [x, y] = plot(at)
            return (
              <text key={name} x={x} y={y} textAnchor="middle">
                {name}
              </text>
            )
          })}
          <text x="1336" y="74" textAnchor="end">
            34° 30′ N
          </text>
          <text x="6" y="526">
            34° N
          </text>
          <text x="418" y="630">
            120° W
          </text>
          <text x="1164" y="630">
            119° W
          </text>
        </g>
      </Drawing>
    </div>
  )
}
