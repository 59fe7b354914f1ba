import { readFileSync } from 'node:fs'
import { Gauge, type Registry } from 'prom-client'
import type { Version } from '#contract/upkeep.ts'

const { version: server } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string }

/** Which server and which pages run here, for whoever reports a fault; also as labels of a metric. */
export function runningVersion(registry: Registry, build: string | undefined): Version {
  new Gauge({
    name: 'server_build_info',
    help: 'The version of the server and the build of its pages',
    labelNames: ['version', 'build', 'node'],
    aggregator: 'first',
    registers: [registry],
  }).set({ version: server, build: build ?? '', node: process.version }, 1)
  return { server, build: build ?? null }
}
