import { LongDrawing } from '#app/ui/drawing/long-drawing.tsx'
import picture from './session.plate.ts?plate'
import { chapters, cut, fold, height, lanes, width } from './tracks.ts'
import * as styles from './podcast.module.css'

/** An episode in the editor: the picture, and the text over it. */
export function Session() {
  return (
    <LongDrawing width={width} height={height} fold={fold} className={styles.session}>
      <image href={picture.src} width={width} height={height} stroke="none" />
      {chapters.map(({ x, name }) => (
        <text key={name} x={x + 22} y="16">
          {name}
        </text>
      ))}
      {lanes.map(({ name, y }) => (
        <text key={name} className={styles.sessionName} x="8" y={y + 6}>
          {name}
        </text>
      ))}
      <text x={(cut[0] + cut[1]) / 2} y={lanes[0]!.y + 6} textAnchor="middle">
        cut
      </text>
    </LongDrawing>
  )
}
