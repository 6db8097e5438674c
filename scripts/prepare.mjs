// Runs before the other scripts on whatever Node the machine has, and uses nothing but Node itself.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const run = (command) => {
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
}
const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

// Folders count too: their time tells of a file that was taken away.
const newestIn = (path) => {
  if (!existsSync(path)) return 0
  const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : []
  return Math.max(timeOf(path), ...inside.map((name) => timeOf(join(path, String(name)))))
}

// npm writes its own copy of the lock last, so an interrupted installation has none.
if (timeOf('node_modules/.package-lock.json') < timeOf('package-lock.json')) {
  console.log('Installing what package-lock.json names. This happens once.')
  run('npm ci --no-audit --no-fund --loglevel=error')
}

if (!existsSync('node_modules/.bin/node') && Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Vanij needs Node 24, and npm has none for this machine: please install it (here: ${process.version}).`,
  )
  process.exit(1)
}

const isStale = () => {
  const sources = ['src/web', 'src/contract', 'public', 'vite.config.ts', 'react-router.config.ts']
  return (
    timeOf('build/client/.built') < Math.max(...[...sources, 'node_modules/.package-lock.json'].map(newestIn))
  )
}
if (process.argv.includes('build') && isStale()) {
  console.log('Building the pages.')
  run('npm run --silent build')
}

if (process.argv.includes('chromium')) run('node scripts/install-chromium.ts')
