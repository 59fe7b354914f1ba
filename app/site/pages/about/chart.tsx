import { organization } from '#content/organization.ts'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { islandNames, towns } from '#app/site/drawings/channel-islands.ts'
import picture from './chart.plate.ts?plate'
import { height, plot, tenMiles, width } from './plot.ts'
import * as styles from './chart.module.css'

const labels: Record<string, readonly [x: number, y: number, anchor: 'start' | 'end']> = {
  Camarillo: [-24, -14, 'end'],
  'Thousand Oaks': [40, -14, 'end'],
  'Westlake Village': [16, 29, 'end'],
  Ventura: [14, -6, 'start'],
  'Santa Barbara': [0, -16, 'start'],
}

/** The Santa Barbara Channel, from Point Conception to Point Dume, with the towns where the agency works. */
export function Chart() {
  return (
    <div className={styles.chart}>
      <Drawing width={width} height={height}>
        <image href={picture.src} width={width} height={height} />
        <g>
          {organization.areaServed.map((name) => {
            const place = towns[name]
            const label = labels[name]
            if (!place || !label) return null
            const [x, y] = plot(place)
            return (
              <g key={name} transform={`translate(${x} ${y})`}>
                <text x={label[0]} y={label[1]} textAnchor={label[2]}>
                  {name}
                </text>
              </g>
            )
          })}
          <text className={styles.water} x="236" y="282">
            Santa Barbara Channel
          </text>
          <text x={1172 + tenMiles / 2} y="578" textAnchor="middle">
            10 miles
          </text>
          <text x="1184" y="44" textAnchor="middle">
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
          <text x="1328" y="43" textAnchor="end">
            34° 30′ N
          </text>
          <text x="14" y="521">
            34° N
          </text>
          <text x="420" y="624">
            120° W
          </text>
          <text x="793" y="624">
            119° 30′ W
          </text>
          <text x="1174" y="624">
            119° W
          </text>
        </g>
      </Drawing>
    </div>
  )
}
