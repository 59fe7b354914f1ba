const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** A Markdown file's YAML head and its body. */
export function splitFrontMatter(source: string): { frontMatter: string; body: string } {
  const [, frontMatter, body] = parts.exec(source) ?? []
  if (frontMatter === undefined || body === undefined) throw new Error('No front matter')
  return { frontMatter, body: body.trim() }
}
