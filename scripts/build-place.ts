import {
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** The latest build: a symbolic link, so that one step switches to the next build. */
export const place = 'build'
const builds = '.builds'
/** A process that serves an older build may still be running. */
const kept = 4

export const newBuildFolder = (began: Date) => join(builds, began.toISOString().replace(/\D/g, ''))

const assetsOf = (folder: string) => join(folder, 'client/assets')
const listOf = (folder: string) => join(folder, 'own-assets.json')

/** The files that this build has made itself. */
export const ownAssets = (folder: string): string[] =>
  existsSync(listOf(folder))
    ? JSON.parse(readFileSync(listOf(folder), 'utf8'))
    : readdirSync(assetsOf(folder))

/** Open pages of the previous build find their scripts in the new one too, under unchanging names. */
export function carryAssets(folder: string) {
  const assets = assetsOf(folder)
  writeFileSync(listOf(folder), JSON.stringify(readdirSync(assets)))
  if (!existsSync(listOf(place))) return
  for (const file of ownAssets(place))
    if (!existsSync(join(assets, file))) linkSync(join(assetsOf(place), file), join(assets, file))
}

export function putInPlace(folder: string) {
  const link = `${place}.next`
  rmSync(link, { force: true })
  symlinkSync(folder, link)
  if (existsSync(place) && !lstatSync(place).isSymbolicLink()) rmSync(place, { recursive: true })
  renameSync(link, place)
  for (const old of readdirSync(builds).sort().slice(0, -kept))
    rmSync(join(builds, old), { recursive: true, force: true })
}
