/** Renders `code` between backticks. */
export const WithCode = ({ text }: { text: string }) =>
  text
    .split('`')
    // oxlint-disable-next-line react/no-array-index-key
    .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))
