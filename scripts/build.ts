import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { carryAssets, newBuildFolder, putInPlace } from './build-place.ts'
import { unmarkStyles } from './bundle/unmark-styles.ts'
import { compress } from './compress.ts'
import { copyManifest, manifestName } from './manifest.ts'
import { buildServiceWorker } from './service-worker.ts'

// As of the beginning: what is edited during the build makes it stale.
const digest = execFileSync(process.execPath, ['scripts/sources.mjs'], { encoding: 'utf8' }).trim()
// Beside the build that a running server serves: that one keeps its files, and nobody ever finds a half one.
const folder = newBuildFolder(new Date())
process.env.BUILD_FOLDER = folder
mkdirSync(folder, { recursive: true })

const { status, stdout, stderr } = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
  encoding: 'utf8',
})
const warnings = stdout + stderr
process.stderr.write(warnings)
// Whoever tests the build wants none; whoever starts the market needs the pages all the same.
const isRefused = process.env.BUILD_WARNINGS === 'refused' && warnings.trim() !== ''
if (status !== 0 || isRefused) {
  await rm(folder, { recursive: true, force: true })
  process.exit(status || 1)
}
unmarkStyles(folder, manifestName(folder))
copyManifest(folder)
await buildServiceWorker(folder)
await compress(join(folder, 'client'))
carryAssets(folder)
// The mark says "complete", and of what.
await writeFile(join(folder, 'client/.built'), digest)
putInPlace(folder)
