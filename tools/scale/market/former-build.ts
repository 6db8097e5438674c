import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/**
 * A folder with this commit of the product and its build, made once; undefined where the history does not reach back so
 * far, as in a shallow clone.
 */
export function openFormerBuild(commit: string): string | undefined {
  if (spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status !== 0) return undefined
  const folder = resolve('data/scale', commit)
  if (existsSync(join(folder, 'build/client/.built'))) return folder
  console.log(`Building the version of ${commit} in ${folder}. This happens once.`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
  execFileSync('node', ['scripts/build.ts'], { cwd: folder, env: { ...process.env, PATH }, stdio: 'inherit' })
  return folder
}
