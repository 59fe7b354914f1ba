import { metrics } from '#content/home.ts'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import { IsoBox } from '../../ui/drawing/iso-box.tsx'
import { Line } from '../../ui/drawing/line.tsx'
import { ScaleBar } from '../../ui/drawing/scale-bar.tsx'

/** Three results, each set as a drawing: one on the plan's own scale, two as the thing that changed. */
export function Metrics() {
  const { roas, shipping, retention } = metrics
  return (
    <section className="metrics bg-sheet">
      <div className="page-width metrics-grid">
        <h2 className="text-h2">{metrics.heading}</h2>
        <div className="metric metric-main">
          <p className="metric-figure">{roas.figure}</p>
          <p className="text-h3">{roas.label}</p>
          <ScaleBar mark={roas.day} className="metric-scale" />
        </div>
        <div className="metric metric-small">
          <Drawing width={200} height={120} className="text-blueprint">
            <IsoBox state="planned" origin={[54, 44]} size={[70, 60, 40]} className="opacity-60" />
            <IsoBox taped origin={[54, 44]} size={[56, 48, 32]} />
          </Drawing>
          <p className="metric-figure">{shipping.figure}</p>
          <p className="text-h4">{shipping.label}</p>
        </div>
        <div className="metric metric-small">
          <Drawing width={200} height={120} className="text-blueprint">
            <Line d="M0 112H190" />
            <path className="thin" d="M10 112V46H50V112" />
            <path className="tone" d="M78 112V46H118V112z" />
            <path className="accent solid" d="M78 26h40v20H78z" />
            <Line dashed className="thin" d="M0 46H176M0 26H176" />
            <path d="M152 26V46M148 30l8 -8M148 50l8 -8" />
          </Drawing>
          <p className="metric-figure">{retention.figure}</p>
          <p className="text-h4">{retention.label}</p>
        </div>
        <p className="annotation metrics-note">{metrics.note}</p>
      </div>
    </section>
  )
}
