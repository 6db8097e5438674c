// What the pages and the packages are made of, told by content: a release may be unpacked with times of long ago.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const sources = [
  'package-lock.json',
  'public',
  'react-router.config.ts',
  // All of them: which ones take part in a build is not worth a list that somebody forgets to lengthen.
  'scripts',
  'src/contract',
  'src/web',
  'vite.config.ts',
]

const filesOf = (path) => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** 64 hex digits that change with any name or byte of what is built into the pages. */
export function digestOfSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf)) {
    const bytes = readFileSync(file)
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  hash.update(process.env.PSEUDO_LANGUAGE ?? '')
  return hash.digest('hex')
}

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return undefined
  }
}

/** Whether node_modules holds what the lock file names. npm writes its own list last, so an interrupted installation has none. */
export function arePackagesInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json')
  const locked = packagesIn('package-lock.json')
  if (!installed || !locked) return false
  const differs = ([path, { version, integrity, optional, devOptional }]) =>
    path !== '' && !(installed[path] === undefined && (optional || devOptional))
      ? installed[path]?.version !== version || installed[path]?.integrity !== integrity
      : false
  const isUnknown = (path) => !(path in locked)
  return !Object.entries(locked).some(differs) && !Object.keys(installed).some(isUnknown)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(digestOfSources())
