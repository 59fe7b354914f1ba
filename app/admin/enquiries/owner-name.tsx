import * as text from '#app/ui/text.module.css'
import { shortName } from './staff.ts'

type Props = { owner: string; className: string | undefined }

/** The owner of an enquiry in a list or on a card, named shortly. */
export const OwnerName = ({ owner, className }: Props) => (
  <span className={className} title={`Owner: ${owner}`}>
    <span className={text.srOnly}>Owner: </span>
    {shortName(owner)}
  </span>
)
