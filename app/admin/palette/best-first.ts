import { fold, foldedWords } from '#app/admin/enquiries/word-matches.ts'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { enquiryReference } from '#contract/reference.ts'

type Found = Pick<ListedEnquiry, 'id' | 'name' | 'company' | 'email'>

/** Sorts exact matches first, then prefixes, then matching names, then the rest; each group keeps its order. */
export function bestFirst<Row extends Found>(rows: readonly Row[], typed: string): Row[] {
  const ranked = rows.map((row) => ({ row, rank: rankOf(row, fold(typed)) }))
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ row }) => row)
}

function rankOf({ id, name, company, email }: Found, typed: string) {
  const reference = enquiryReference(id)
  const texts = [name, company, email, reference, reference.replace('-', '')].map(fold)
  if (texts.includes(typed)) return 0
  if (texts.some((text) => text.startsWith(typed))) return 1
  const words = foldedWords(texts.join(' '))
  const isNamed = foldedWords(typed).every((word) => words.some((one) => one.startsWith(word)))
  return isNamed ? 2 : 3
}
