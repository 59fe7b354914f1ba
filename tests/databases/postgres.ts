import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's own PostgreSQL, with the maintenance database. */
    postgres: string
  }
}

/** One PostgreSQL for the whole run. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  project.provide('postgres', server.url('postgres'))
  return () => server.stop()
}
