import { inPath, installDebianPackages, statedProgram } from '#tests/browser/programs.ts'

type Program = { setting: string; name: string; debian: string }

const engines: Record<string, Program[]> = {
  Firefox: [{ setting: 'FIREFOX_PATH', name: 'firefox-esr', debian: 'firefox-esr' }],
  WebKit: [
    { setting: 'WEBKIT_DRIVER_PATH', name: 'WebKitWebDriver', debian: 'webkit2gtk-driver' },
    // A display that nobody sees.
    { setting: 'XVFB_PATH', name: 'Xvfb', debian: 'xvfb' },
  ],
}

const find = ({ setting, name }: Program) => statedProgram(setting) ?? inPath(name)

/** Where the engines' programs are, by their settings; whatever is missing is installed from Debian where that may be done. */
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
