import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The strace of this machine, else Debian's package where it may be installed. Without it the test fails. */
export function provideStrace() {
  if (isThere()) return 'strace'
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['-qq', 'update'], { env })
    spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'strace'], { env })
  }
  if (isThere()) return 'strace'
  throw new Error('Install strace: only the system calls show that a commit reaches the disk.')
}

const isThere = () => spawnSync('strace', ['-V']).status === 0
