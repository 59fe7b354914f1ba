/** An e-mail address that breaks before the @ if it is too long for its line. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  return (
    <bdi>
      {children.slice(0, Math.max(at, 0))}
      <wbr />
      {children.slice(Math.max(at, 0))}
    </bdi>
  )
}
