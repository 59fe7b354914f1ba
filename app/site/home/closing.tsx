import { closing } from '#content/home.ts'
import { organization } from '#content/organization.ts'
import { ScaleBar } from '../../ui/drawing/scale-bar.tsx'
import { CallToAction } from '../call-to-action.tsx'

export function Closing() {
  return (
    <section className="closing on-deep fine-grid">
      <div className="page-width">
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
            <p className="annotation">{organization.supportHours}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
