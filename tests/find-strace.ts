import { inPath, installDebianPackages } from './browser/programs.ts'

/** The strace installed on this machine, otherwise Debian's package if it may be installed. Without it the test fails. */
export function provideStrace() {
  if (!inPath('strace')) installDebianPackages('strace')
  if (inPath('strace')) return 'strace'
  throw new Error('Install strace: only the system calls show that a commit reaches the disk.')
}
