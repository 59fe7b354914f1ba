import { Unbroken } from '#app/ui/unbroken.tsx'

/** Also "90-day" and "sample-size": on a phone a description has so few words to a line that such a break is seen. */
const compounds = /(sample-size|\d\S*-\w\S*)/

/** The description of a resource. */
export const Description = ({ children }: { children: string }) => (
  <Unbroken parts={compounds}>{children}</Unbroken>
)
