import { spawnSync } from 'node:child_process'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { compress } from './compress.ts'
import { buildServiceWorker } from './service-worker.ts'
import { slimManifest } from './slim-manifest.ts'

// The mark says "complete", and as of when: what was edited during the build is newer than it.
const mark = 'build/client/.built'
const began = new Date()

await rm(mark, { force: true })
const { status } = spawnSync('react-router', ['build', '--logLevel', 'warn'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
slimManifest()
await buildServiceWorker()
await compress('build/client')
await writeFile(mark, '')
await utimes(mark, began, began)
