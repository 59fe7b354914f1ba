import { inPath, installDebianPackages, statedProgram } from '#tests/browser/programs.ts'

type Program = { setting: string; name: string; debian: string }

const engines: Record<string, Program[]> = {
  Firefox: [{ setting: 'FIREFOX_PATH', name: 'firefox-esr', debian: 'firefox-esr' }],
  WebKit: [
    { setting: 'WEBKIT_DRIVER_PATH', name: 'WebKitWebDriver', debian: 'webkit2gtk-driver' },
    // A virtual display.
    { setting: 'XVFB_PATH', name: 'Xvfb', debian: 'xvfb' },
  ],
}

const find = ({ setting, name }: Program) => statedProgram(setting) ?? inPath(name)

/** The paths of the engines' programs, from their settings; missing ones are installed from Debian if that is allowed. */
export function provideEngines() {
  const missing = Object.values(engines)
    .flat()
    .filter((program) => !find(program))
  if (missing.length) installDebianPackages(...missing.map(({ debian }) => debian))
  const env: Record<string, string> = {}
  const absent: string[] = []
  for (const [engine, programs] of Object.entries(engines)) {
    const whole = programs.every((program) => find(program))
    if (!whole) absent.push(engine)
    for (const program of programs) env[program.setting] = (whole && find(program)) || ''
  }
  return { env, absent }
}
