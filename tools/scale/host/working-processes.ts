import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * The ids of all processes that work in this folder, whoever started them. PostgreSQL writes its state over what its
 * sessions were started with, and Swift leaves the folder it was started in, so either tells.
 */
export const processesIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && worksIn(name, folder))
    .map(Number)

function worksIn(pid: string, folder: string): boolean {
  const path = from(() => readlinkSync(`/proc/${pid}/cwd`))
  return (
    path === folder ||
    path.startsWith(`${folder}/`) ||
    from(() => readFileSync(`/proc/${pid}/environ`, 'utf8')).includes(`${basename(folder)}/`)
  )
}

/** A process may end while it is looked at. */
function from(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

export const programNameOf = (pid: number): string =>
  from(() => readFileSync(`/proc/${pid}/comm`, 'utf8')).trim()

/** Where a process has ended by itself, nothing is left to do. */
export function signalProcess(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It is gone.
  }
}
