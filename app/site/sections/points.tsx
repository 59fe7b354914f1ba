import './points.css'

/** What a thing comes with, ticked off along a rule. */
export const Points = ({ items }: { items: readonly string[] }) => (
  <ul className="points">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
