// Runs before the other scripts on whatever Node the machine has, and uses nothing but Node itself.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const run = (command) => {
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
}
const timeOf = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)
const newestIn = (folder) =>
  Math.max(
    0,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => timeOf(join(entry.parentPath ?? entry.path, entry.name))),
  )

if (timeOf('node_modules/.package-lock.json') < timeOf('package-lock.json'))
  run('npm ci --no-audit --no-fund')

if (process.argv.includes('build')) {
  const sources = [
    ...['src/web', 'src/contract', 'public'].filter(existsSync).map(newestIn),
    timeOf('vite.config.ts'),
  ]
  if (timeOf('build/client/.built') < Math.max(...sources)) run('npm run --silent build')
}
