import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that is on the PATH. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const findChromium = () =>
  process.env.CHROMIUM || findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')

/** Installs packages of Debian or Ubuntu as root or through sudo; says why when it cannot. */
export function aptInstall(...packages: string[]): { failure?: string } {
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages]
  const byHand = `Please run: sudo apt-get update && sudo ${command.join(' ')}`
  const asRoot = rootPrefix()
  if (!findProgram('apt-get') || !asRoot)
    return { failure: `It can only be installed by apt, as root or through sudo. ${byHand}` }
  try {
    for (const args of [['apt-get', 'update'], command]) runAsRoot([...asRoot, ...args])
    return {}
  } catch {
    return { failure: `apt could not install it. ${byHand}` }
  }
}

function rootPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return ['env']
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'env'] : undefined
}

function runAsRoot([program = '', ...args]: string[]) {
  const quiet = ['DEBIAN_FRONTEND=noninteractive']
  const at = args.indexOf('apt-get')
  execFileSync(program, [...args.slice(0, at), ...quiet, ...args.slice(at), '-qq'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
