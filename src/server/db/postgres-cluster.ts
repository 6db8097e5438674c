import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '#server/startup-error.ts'
import type { Account } from './postgres-account.ts'
import { type Place, postmasterOf } from './postgres-place.ts'

/** Makes the cluster under another name first, so that one whose making was interrupted is never taken for whole. */
export async function makeCluster(initdb: string, place: Place, { wrap, ids }: Account, durable: boolean) {
  if (existsSync(place.data)) return
  const draft = `${place.data}.new`
  await rm(draft, { recursive: true, force: true })
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  // 'trust' is safe: the only way in is a socket in a folder that nobody else may enter.
  const command = wrap([initdb, '-D', draft, '-U', 'postgres', '-A', 'trust', ...locale, '--no-instructions'])
  if (!durable) command.push('--no-sync')
  const [program = '', ...args] = command
  const { status, stderr, error } = spawnSync(program, args, { ...ids, encoding: 'utf8' })
  if (status !== 0)
    throw new StartupError(`The embedded PostgreSQL could not make its folder: ${stderr || error?.message}`)
  await rename(draft, place.data)
  if (durable) await syncFolder(place.dir)
}

/** Without this a power cut could bring the draft's name back, and with it an empty market. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Ends the server of an owner that was killed, and clears what a crash of the whole machine left behind. */
export async function clearLeftovers(place: Place, deadline: number) {
  for (;;) {
    const pid = await postmasterOf(place)
    // A number that nobody has is left to PostgreSQL, which then also looks for backends that outlived it.
    if (!pid || !isAlive(pid)) return
    if (!(await runsOn(pid, place.data))) return rm(join(place.data, 'postmaster.pid'), { force: true })
    if (Date.now() > deadline)
      throw new StartupError(`Another PostgreSQL (process ${pid}) still uses ${place.data}.`)
    signal(pid, 'SIGINT')
    await sleep(50)
  }
}

const isAlive = (pid: number) => signal(pid, 0)

function signal(pid: number, kind: 'SIGINT' | 0): boolean {
  try {
    return process.kill(pid, kind)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// After a crash of the machine the number may belong to any other program.
async function runsOn(pid: number, data: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.split('\0').includes(data)
}
