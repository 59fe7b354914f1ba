import { Drawing } from '#app/ui/drawing/drawing.tsx'
import { Line } from '#app/ui/drawing/line.tsx'
import * as drawing from '#app/ui/drawing/drawing.module.css'

/** The frame that each channel is bought in, drawn in its own proportions. */
const formats: Record<string, () => React.ReactNode> = {
  META: () => (
    <>
      <Line d="M6 6H90V112H6zM106 22H176V92H106z" />
      <path className={drawing.tone} d="M6 26H90V94H6z" />
      <path
        className={drawing.thin}
        d="M6 94L34 60L56 82L70 66L90 94M106 74l22 -24 18 20 10 -10 20 22"
      />
      <circle cx="16" cy="16" r="5" />
      <path d="M28 16h30M14 103h24" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M62 98h22v9H62z" />
    </>
  ),
  Google: () => (
    <>
      <rect x="6" y="6" width="176" height="24" rx="12" />
      <circle cx="166" cy="17" r="5" />
      <path d="M170 21l4 4M20 18h62" />
      <path
        className={drawing.tone}
        d="M6 44h38v38H6zM52 44h38v38H52zM98 44h38v38H98zM144 44h38v38h-38z"
      />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M6 88h24v7H6z" />
      <path d="M52 91h24M98 91h24M144 91h24" />
      <path className={drawing.thin} d="M6 110h120" />
    </>
  ),
  TikTok: () => (
    <g transform="translate(-22)">
      <Line d="M46 22H76M46 60H76M46 98H76M76 22V98M76 60H110" />
      <path className={drawing.blank} d="M28 4h18v32H28zM28 42h18v32H28zM28 80h18v32H28z" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M28 42h18v32H28z" />
      <path className={drawing.tone} d="M110 4h62v108h-62z" />
      <path d="M134 46l20 12-20 12zM118 100h30" />
    </g>
  ),
  Amazon: () => (
    <>
      <path className={drawing.tone} d="M6 6h44v44H6z" />
      <path className={drawing.blank} d="M6 66h44v44H6z" />
      <path className={drawing.thin} d="M6 66l44 44M50 66L6 110" />
      <path d="M64 14h110M64 26h82M64 74h110M64 86h66M64 46h24M64 106h24" />
      <circle className={`${drawing.accent} ${drawing.solid}`} cx="170" cy="44" r="5" />
      <Line dashed className={drawing.thin} d="M0 58H188" />
    </>
  ),
  YouTube: () => (
    <>
      <path className={drawing.tone} d="M6 6h170v96H6z" />
      <path d="M78 38l28 16-28 16z" />
      <path className={drawing.blank} d="M132 74h36v18h-36z" />
      <path d="M140 83h14M158 79v8" />
      <path className={drawing.thin} d="M6 112H176" />
      <path className={drawing.accent} d="M6 112H34" strokeWidth="3" />
      <circle className={`${drawing.accent} ${drawing.solid}`} cx="34" cy="112" r="5" />
    </>
  ),
  'Conversion optimization': () => (
    <>
      <path className={drawing.blank} d="M6 6h78v106H6z" />
      <path className={drawing.tone} d="M104 6h78v106h-78z" />
      <path d="M18 20h54v36H18zM116 20h54v36h-54zM18 68h40M116 68h40" />
      <path className={drawing.thin} d="M18 78h54M116 78h54" />
      <path d="M18 90h30v12H18z" />
      <path className={`${drawing.accent} ${drawing.solid}`} d="M116 88h54v16h-54z" />
      <Line dashed className={drawing.thin} d="M94 0V120" />
    </>
  ),
}

export function ChannelFormat({ of }: { of: string }) {
  const Lines = formats[of]
  return (
    <Drawing width={188} height={118} className={drawing.blueprint}>
      {Lines && <Lines />}
    </Drawing>
  )
}
