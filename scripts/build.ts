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

// As of the beginning: what is edited during the build makes it stale.
const digest = execFileSync(process.execPath, ['scripts/sources.mjs'], { encoding: 'utf8' }).trim()
// Beside the build that a running server serves: that one keeps its files, and nobody ever finds a half one.
const folder = newBuildFolder(new Date())

for (const language of builtLanguages) await buildIn(language)
await compress(join(folder, 'client'))
carryAssets(folder)
// The mark says "complete", and of what.
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
  // The step before, which loads the offline page, has left its own mode in the environment.
  const env = { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: place, BUILD_LANGUAGE: code }
  const { status, stdout, stderr } = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
    encoding: 'utf8',
    env,
  })
  const warnings = stdout + stderr
  process.stderr.write(warnings)
  // Whoever tests the build wants none; whoever starts the market needs the pages all the same.
  const isRefused = process.env.BUILD_WARNINGS === 'refused' && warnings.trim() !== ''
  if (status === 0 && !isRefused) return
  await rm(folder, { recursive: true, force: true })
  process.exit(status || 1)
}
