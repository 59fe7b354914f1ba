import { metrics } from '#content/home.ts'
import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { Figure } from '#app/ui/figure.tsx'
import { Section } from '#app/ui/section.tsx'
import * as styles from './metrics.module.css'
import * as text from '#app/ui/text.module.css'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** Three results: one on the plan's own scale, two as the thing that changed. */
export function Metrics() {
  const { heading, roas, shipping, retention, note } = metrics
  return (
    <Section ground="sheet">
      <h2 className={text.h2}>{heading}</h2>
      <div className={styles.metricsGrid}>
        <Figure main {...roas} drawing={<ScaleBar mark={metrics.roasDay} />} />
        <Figure {...shipping} drawing={<SmallerParcel />} />
        <Figure {...retention} drawing={<TallerColumn />} />
      </div>
      <p className={`${text.annotation} ${styles.metricsNote}`}>{note}</p>
    </Section>
  )
}

/** A parcel a fifth smaller each way than the one it replaces. */
function SmallerParcel() {
  return (
    <Drawing width={200} height={120} className={drawing.blueprint}>
      <IsoBox
        state="planned"
        origin={[54, 44]}
        size={[70, 60, 40]}
        className={styles.parcelBefore}
      />
      <IsoBox taped origin={[54, 44]} size={[56, 48, 32]} />
    </Drawing>
  )
}

/** A column three tenths higher than the one beside it. */
function TallerColumn() {
  return (
    <Drawing width={200} height={120} className={drawing.blueprint}>
      <Line d="M0 112H190" />
      <path className={drawing.thin} d="M10 112V46H50V112" />
      <path className={drawing.tone} d="M78 112V46H118V112z" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M78 26h40v20H78z" />
      <Line dashed className={drawing.thin} d="M0 46H176M0 26H176" />
      <path d="M152 26V46M148 30l8 -8M148 50l8 -8" />
    </Drawing>
  )
}
