import { Facts } from './facts.tsx'
import { Paragraph } from './paragraph.tsx'
import { Sheet } from './sheet.tsx'
import type { Template } from './template.ts'
import { timeOf } from './times.ts'

export const test: Template<'test'> = {
  subject: () => 'Test mail',
  Mail: ({ data: { at } }) => (
    <Sheet
      preview="Your mail settings work."
      stamp={['Test', 'Delivery']}
      headline="Your mail settings work."
      reason="You get this email because somebody who runs our server asked for it."
    >
      <Paragraph>
        This mail went the way that every other one goes. There is nothing to do.
      </Paragraph>
      <Facts facts={{ Sent: timeOf(at) }} />
    </Sheet>
  ),
}
