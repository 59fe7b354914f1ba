import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

const screens = [20, 98, 176, 254, 332, 410]

/** Where each screen's line meets the eaves of the store. */
const meets = [196, 213, 231, 249, 267, 284]
const bends = [176, 164, 152, 152, 164, 176]

/** One product on six screens, and the plan line that leads from each back to the brand's own store. */
export function Lines() {
  return (
    <>
      {screens.map((x, screen) => (
        <g key={x}>
          <Line
            dashed
            className={drawing.thin}
            d={`M${x + 25} 118V${bends[screen]}H${meets[screen]}V196`}
          />
          <path className={drawing.blank} strokeWidth="3" d={`M${x} 22h50v92h-50z`} />
          <path className={drawing.thin} d={`M${x + 18} 28h14M${x + 6} 94h24M${x + 6} 102h16`} />
          <path className={drawing.tone} d={`M${x + 17} 52v-8h16v8h4v34h-24v-34z`} />
          <path className={drawing.thin} d={`M${x + 13} 62h24M${x + 13} 74h24`} />
        </g>
      ))}
      <path className={`${drawing.accent} ${drawing.solid}`} d="M362 94h14v10h-14z" />
      <path strokeWidth="4" d="M150 272H330" />
      <path className={drawing.blank} d="M176 214H304V272H176z" />
      <path className={drawing.tone} d="M166 196H314L304 222H176z" />
      <path
        className={`${drawing.accent} ${drawing.solid}`}
        d="M166 196h25l-2 26h-13zM215 196h25v26h-22zM265 196h24l-8 26h-19z"
      />
      <path strokeWidth="3" d="M166 196H314L304 222H176zM176 222V272H304V222" />
      <path d="M188 272V234H218V272M232 234H292V260H232z" />
      <path className={drawing.thin} d="M254 256v-8h14v8M258 248v-6h6v6M190 288H290" />
    </>
  )
}
