import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { english, type Language } from '#contract/languages.ts'
import { carryAssets, newBuildFolder, putInPlace } from './build-place.ts'
import { unmarkStyles } from './bundle/unmark-styles.ts'
import { compress } from './compress.ts'
import { writeAppManifest } from './languages/app-manifest.ts'
import { builtLanguages } from './languages/built.ts'
import { moveLanguage, placeOf } from './languages/place.ts'
import { copyManifest, manifestName } from './manifest.ts'
import { buildServiceWorker } from './service-worker.ts'

// The state at the start: what is edited during the build makes it stale.
const digest = execFileSync(process.execPath, ['scripts/sources.mjs'], { encoding: 'utf8' }).trim()
// Built beside the build that a running server serves, so that nobody ever sees a half-written one.
const folder = newBuildFolder(new Date())

for (const language of builtLanguages) await buildIn(language)
await compress(join(folder, 'client'))
carryAssets(folder)
// The mark says "complete", and of which sources.
await writeFile(join(folder, 'client/.built'), digest)
putInPlace(folder)

async function buildIn(language: Language) {
  const place = placeOf(folder, language)
  mkdirSync(place, { recursive: true })
  await buildPages(place, language)
  unmarkStyles(place, manifestName(place))
  copyManifest(place)
  await buildServiceWorker(place, language)
  await writeAppManifest(place, language)
  if (language.code !== english.code) moveLanguage(folder, language)
}

async function buildPages(place: string, { code }: Language) {
  // The step before loads the offline page and leaves its own mode in the environment.
  const env = { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: place, BUILD_LANGUAGE: code }
  const { status, stdout, stderr } = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
    encoding: 'utf8',
    env,
  })
  const warnings = stdout + stderr
  process.stderr.write(warnings)
  // A test of the build wants none, but to start the market the pages must exist all the same.
  const isRefused = process.env.BUILD_WARNINGS === 'refused' && warnings.trim() !== ''
  if (status === 0 && !isRefused) return
  await rm(folder, { recursive: true, force: true })
  process.exit(status || 1)
}
