import { IsoBox } from '#app/ui/drawing/iso-box.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const axes = [36, 138, 240, 342, 444]
const stages = ['Awareness', 'Consideration', 'Conversion', 'Retention']
const tens = [10, 20, 40, 50, 70, 80]
const at = (day: number) => 36 + (408 * day) / 90

/** Four stages between the axes of one building, on one ground line, over the plan's 90 days. */
export function Lines() {
  return (
    <>
      {axes.map((x, axis) => (
        <g key={x}>
          <Line dashed className={drawing.thin} d={`M${x} 38V214`} />
          <circle className={drawing.blank} cx={x} cy="24" r="13" />
          <text x={x} y="24" dy=".36em" textAnchor="middle">
            {axis}
          </text>
        </g>
      ))}
      <Line d="M87 176m-7 0a7 7 0 0 1 14 0" />
      <Line d="M65 176a22 22 0 0 1 44 0M51 176a36 36 0 0 1 72 0" />
      <Line className={drawing.thin} d="M40 176a47 47 0 0 1 94 0" />
      <path className={drawing.tone} d="M156 104h42v72h-42z" />
      <path className={drawing.blank} d="M180 128h42v48h-42z" />
      <Line className={drawing.thin} d="M164 116h26M164 124h14M188 142h26M188 152h26M188 162h16" />
      <IsoBox taped origin={[288, 136]} size={[42, 36, 30]} />
      <path strokeWidth="4" d="M412 166A26 26 0 1 0 367 148" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M357 146h20l-10 15z" />
      <path strokeWidth="4" d="M28 176H452" />
      <path
        className={drawing.thin}
        d="M28 182l8 -6M62 182l8 -6M96 182l8 -6M130 182l8 -6M164 182l8 -6"
      />
      <path className={drawing.thin} d="M198 182l8 -6M232 182l8 -6M266 182l8 -6M300 182l8 -6" />
      <path className={drawing.thin} d="M334 182l8 -6M368 182l8 -6M402 182l8 -6M436 182l8 -6" />
      {stages.map((stage, bay) => (
        <text key={stage} x={87 + 102 * bay} y="204" textAnchor="middle">
          {stage}
        </text>
      ))}
      <path
        className={drawing.solid}
        d={`M${at(0)} 244H${at(30)}V254H${at(0)}zM${at(60)} 244H${at(90)}V254H${at(60)}z`}
      />
      <path d="M36 244H444V254H36z" />
      <path d={[0, 30, 60, 90].map((day) => `M${at(day)} 238V262`).join('')} />
      <path className={drawing.thin} d={tens.map((day) => `M${at(day)} 254V259`).join('')} />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M444 236l-6 -12h12z" />
      <text x="36" y="284">
        0
      </text>
      <text x={at(30)} y="284" textAnchor="middle">
        30
      </text>
      <text x={at(60)} y="284" textAnchor="middle">
        60
      </text>
      <text x="444" y="284" textAnchor="end">
        90 days
      </text>
    </>
  )
}
