import { figure } from '#app/admin/dates.ts'

type KnownWordsProps = { id: string; words: { value: string; count: number }[] | undefined }

/** What can be chosen instead of typed. */
export const KnownWords = ({ id, words = [] }: KnownWordsProps) => (
  <datalist id={id}>
    {words.map(({ value, count }) => (
      <option key={value} value={value}>
        {figure(count)}
      </option>
    ))}
  </datalist>
)
