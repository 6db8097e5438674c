import { spawnSync } from 'node:child_process'
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

/** The full browser, as people have it: with its owner's settings, a PDF viewer, a window. */
export const findChromium = () =>
  process.env.CHROMIUM ||
  findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ||
  [chromeOfMacOs].find(isProgram)

/** Programs of macOS are on no PATH. */
const chromeOfMacOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The headless shell, the same engine in two thirds of the time for each test. The full browser where it is missing.
 */
export const findChromiumShell = () =>
  process.env.CHROMIUM || findProgram('chromium-headless-shell') || findChromium()

/** Installs packages of Debian or Ubuntu as root or through sudo; explains why if it cannot. */
export function aptInstall(...packages: string[]): { failure?: string } {
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  const byHand = `Please run: sudo apt-get update && sudo apt-get ${install.join(' ')}`
  const asRoot = rootPrefix()
  if (!findProgram('apt-get') || !asRoot)
    return { failure: `It can only be installed by apt, as root or through sudo. ${byHand}` }
  // One unreachable source of packages makes an update fail; the package may be available all the same.
  aptGet(asRoot, ['update'])
  return aptGet(asRoot, install) === 0 ? {} : { failure: `apt could not install it. ${byHand}` }
}

function rootPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}

function aptGet(asRoot: readonly string[], args: readonly string[]) {
  const command = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
  const [program = '', ...rest] = command
  return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status
}
