import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import { Callout } from './callout.tsx'
import * as styles from './web-design.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const left = [
  { number: 1, y: 64, to: [150, 64] },
  { number: 3, y: 232, to: [132, 232] },
  { number: 5, y: 356, to: [260, 372] },
  { number: 7, y: 500, to: [110, 500] },
  { number: 9, y: 596, to: [104, 584] },
  { number: 11, y: 700, to: [130, 700] },
] as const

const right = [
  { number: 2, y: 92, to: [330, 92] },
  { number: 4, y: 200, to: [300, 172] },
  { number: 6, y: 424, to: [348, 424] },
  { number: 8, y: 548, to: [340, 538] },
  { number: 10, y: 640, to: [316, 640] },
] as const

/** A product page in wireframe. The eleven balloons are the eleven items beside it. */
export function SheetDrawing() {
  return (
    <Drawing width={460} height={760} className={styles.sheetDrawing}>
      <path
        className={`${drawing.thin} ${drawing.dashed}`}
        d="M104 16V744M167 16V744M230 16V744M293 16V744M356 16V744"
      />
      <path className={drawing.blank} d="M90 30H370V730H90z" />
      <Line d="M90 50H370" />
      <path d="M102 40h.1M112 40h.1M122 40h.1" strokeWidth="4" />
      <path className={drawing.blank} d="M140 36H320V44H140z" />

      <path d="M104 68H150" strokeWidth="4" />
      <path d="M104 92H140M152 92H188M200 92H236M248 92H284M300 92h56" />
      <Line className={drawing.thin} d="M90 108H370" />

      <path className={drawing.tone} d="M104 122H220V262H104z" />
      <path className={drawing.blank} d="M150 146h24v14l10 12v74h-44v-74l10 -12z" />
      <path
        className={drawing.thin}
        d="M104 272h24v24h-24zM135 272h24v24h-24zM166 272h24v24h-24zM196 272h24v24h-24z"
      />
      <path d="M236 132H340M236 148H300" strokeWidth="3" />
      <path className={drawing.thin} d="M236 172H356M236 184H340M236 196H350" />
      <path d="M236 220h20v20h-20zM264 220h20v20h-20zM292 220h20v20h-20z" />
      <path className={drawing.tone} d="M264 220h20v20h-20z" />
      <Line className={drawing.thin} d="M90 312H370" />

      <path d="M104 332H180M104 352H230" />
      <path className={drawing.tone} d="M236 326H356V392H236z" />
      <path d="M246 342H300M246 358H330M246 374H290" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M236 406H356V440H236z" />
      <path
        className={drawing.thin}
        d="M104 372H220M104 384H206M104 396H216M104 408H180M104 420H210"
      />

      <Line className={drawing.thin} d="M90 462H370" />
      <path d="M104 512A30 30 0 0 1 164 512M134 512L152 494" />
      <path className={drawing.thin} d="M104 522H164" />
      <path d="M190 482h70v44h-70zM276 482h80v44h-80z" />
      <path className={drawing.thin} d="M190 538H250M276 538H346M190 548H236M276 548H330" />

      <Line className={drawing.thin} d="M90 564H370" />
      <path d="M104 584H220" />
      <path className={drawing.thin} d="M104 600H356M104 612H340M104 624H350" />
      <path d="M236 670V634M260 670V646M284 670V622M308 670V640M332 670V610M224 670H348" />
      <path className={drawing.thin} d="M104 640H206M104 652H190M104 664H200" />

      <path className={drawing.tone} d="M90 684H370V730H90z" />
      <path d="M104 700H160M104 714H140M230 700H290M230 714H270" />

      {left.map((callout) => (
        <Callout key={callout.number} {...callout} x={28} />
      ))}
      {right.map((callout) => (
        <Callout key={callout.number} {...callout} x={432} />
      ))}
    </Drawing>
  )
}
