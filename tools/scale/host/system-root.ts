import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { aptInstall, findProgram } from '../../../scripts/programs.ts'
import { systemPackages, systemPrograms } from './system-packages.ts'

/** The first Debian whose PgBouncer knows named statements, and which has Valkey. */
const oldestDebian = 13
const suite = 'trixie'

/**
 * Where the services' programs are: the empty text is this machine itself, where its Debian is new enough; otherwise a
 * folder with a Debian of its own, made once and kept.
 */
export function openSystemRoot(): string {
  return isNewDebian() ? prepareMachine() : prepareFolder()
}

function isNewDebian(): boolean {
  if (process.env.SCALE_ROOT || !existsSync('/etc/os-release')) return false
  const release = readFileSync('/etc/os-release', 'utf8')
  const version = /^VERSION_ID="?(\d+)/m.exec(release)?.[1]
  return /^ID=debian$/m.test(release) && Number(version) >= oldestDebian
}

const missingIn = (root: string) => systemPrograms.filter((path) => !existsSync(join(root, path)))

function prepareMachine(): string {
  const { failure } = missingIn('/').length > 0 ? aptInstall(...systemPackages) : {}
  if (failure) throw new Error(`The services of the scenarios are missing. ${failure}`)
  return ''
}

function prepareFolder(): string {
  const root = resolve(process.env.SCALE_ROOT || `data/scale/${suite}`)
  if (existsSync(root)) {
    const missing = missingIn(root)
    if (missing.length === 0) return root
    throw new Error(`${root} has no ${missing.join(', ')}: remove it, and it is made anew.`)
  }
  if (process.getuid?.() !== 0)
    throw new Error(
      'On a Debian before 13 the services run in a folder with a newer one, which only root may make and enter: run this as root, or on Debian 13.',
    )
  if (!findProgram('mmdebstrap')) {
    const { failure } = aptInstall('mmdebstrap')
    if (failure) throw new Error(`A newer Debian in a folder is made by mmdebstrap. ${failure}`)
  }
  makeFolder(root)
  return root
}

/** Takes a minute or two, once. */
function makeFolder(root: string) {
  console.log(`Making a Debian ${oldestDebian} with the services in ${root}. This happens once.`)
  mkdirSync(dirname(root), { recursive: true })
  const made = `${root}.${process.pid}`
  const options = [
    '--mode=root',
    '--variant=minbase',
    '--aptopt=APT::Install-Recommends "false"',
    ...['man', 'doc', 'locale'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`),
    `--include=ca-certificates,${systemPackages.join(',')}`,
    // PostgreSQL's package would make a cluster that nobody uses.
    '--essential-hook=mkdir -p "$1/etc/postgresql-common" && echo "create_main_cluster = false" > "$1/etc/postgresql-common/createcluster.conf"',
  ]
  const { status } = spawnSync('mmdebstrap', [...options, suite, made], { stdio: 'inherit' })
  if (status !== 0) throw new Error('mmdebstrap could not make a newer Debian; its lines above say why.')
  renameSync(made, root)
}
