/** Everything that differs between the two databases and is not a column. */

/** Whether an insert failed because the row is already there. */
export function isAlreadyThere(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return (
    code === '23505' ||
    code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  )
}
