import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { migrationsFolder } from '#server/db/run-migration.ts'

const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim()

/**
 * The commit of the version before this one: the last tag, or without one the last commit with another schema; blank
 * where the history does not reach back so far, as in a shallow clone.
 */
export function formerVersion(): string {
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^')
  const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', migrationsFolder)
  return git('rev-parse', '--verify', '--quiet', `${tag || `${newest}^`}^{commit}`)
}

/** A folder with this commit of the product, its packages and its build, made once. */
export function openFormerBuild(commit: string): string {
  const all = resolve('data/scale/former')
  const folder = join(all, commit)
  if (existsSync(join(folder, 'build/client/.built'))) return folder
  console.log(`Building the version of ${commit} in ${folder}. This happens once.`)
  rmSync(all, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  addPackages(folder, commit)
  const PATH = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  execFileSync('node', ['scripts/build.ts'], { cwd: folder, env: { ...process.env, PATH }, stdio: 'inherit' })
  return folder
}

function addPackages(folder: string, commit: string) {
  const hasOurs = spawnSync('git', ['diff', '--quiet', commit, '--', 'package-lock.json']).status === 0
  if (hasOurs) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' })
}
