import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { asAppError } from './errors.ts'

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a character that PostgreSQL refuses is reported as an invalid request, not as a server error',
  async () => {
    await using server = await startTestApp()
    const find = server.database.db.selectFrom('users').select('id').where('email', '=', 'a\u0000')
    const error: unknown = await find.execute().catch((refused: unknown) => refused)
    expect(asAppError(error)).toMatchObject({ code: 'invalid', status: 422 })
  },
)
