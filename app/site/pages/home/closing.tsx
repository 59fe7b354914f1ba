import { closing } from '#content/home.ts'
import { organization } from '#content/organization.ts'
import { ScaleBar } from '#app/ui/drawing/scale-bar.tsx'
import { CallToAction } from '#app/site/sections/call-to-action.tsx'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'

export function Closing() {
  return (
    <Section ground="deep" className="closing">
      <ScaleBar mark={0} />
      <h2 className="closing-heading">{closing.heading}</h2>
      <div className="closing-foot">
        <p className="text-lead">{closing.lead}</p>
        <div>
          <CallToAction
            origin={`home: ${closing.action}`}
            need="Full-service partnership"
            look="chalk"
            size="large"
          >
            {closing.action}
          </CallToAction>
          <p className="annotation">
            <Unbroken>{organization.supportHours}</Unbroken>
          </p>
        </div>
      </div>
    </Section>
  )
}
