/** An address, which where it is too long for its line breaks before the @. */
export function EmailText({ children, className }: { children: string; className?: string }) {
  const at = children.lastIndexOf('@')
  return (
    <bdi className={className}>
      {children.slice(0, Math.max(at, 0))}
      <wbr />
      {children.slice(Math.max(at, 0))}
    </bdi>
  )
}
