declare module 'autocannon' {
  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  type Options = Request & {
    url: string
    connections: number
    duration: number
    reconnectRate?: number
    requests?: (Request & { setupRequest?: (request: Request) => Request })[]
  }
  type Result = {
    requests: { average: number; total: number }
    latency: { p50: number; p97_5: number; p99: number }
    duration: number
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
