// Runs before the other scripts on whatever Node the machine has, and uses nothing but Node itself.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { arePackagesInstalled, digestOfSources } from './sources.mjs'

// Its shell knows neither the commands below nor a folder that is moved into place while it is read.
if (process.platform === 'win32') {
  console.error(
    'Vanij runs on Linux and macOS. On Windows, start it inside WSL, the Linux that comes with Windows.',
  )
  process.exit(1)
}

// Standard output belongs to what runs next: the log of a server is JSON alone.
const run = (command) => {
  const { status } = spawnSync(command, { stdio: ['inherit', 2, 2], shell: true })
  if (status !== 0) process.exit(status ?? 1)
}
if (!arePackagesInstalled()) {
  console.error('Installing what package-lock.json names. This happens once.')
  run('npm ci --no-audit --no-fund --loglevel=error')
}

if (!existsSync('node_modules/.bin/node') && Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Vanij needs Node 24, and npm has none for this machine: please install it (here: ${process.version}).`,
  )
  process.exit(1)
}

// The mark comes last, so a build that was interrupted has none.
const mark = 'build/client/.built'
const isStale = () => !existsSync(mark) || readFileSync(mark, 'utf8') !== digestOfSources()
if (process.argv.includes('build') && isStale()) {
  console.error('Building the pages.')
  run('npm run --silent build')
}

if (process.argv.includes('chromium')) run('node scripts/install-chromium.ts')
if (process.argv.includes('browsers')) run('node scripts/browsers/install.ts')
