import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, describe } from 'vitest'
import { connectValkey } from '#server/valkey/connect-valkey.ts'
import { type ValkeyAddress, valkeyAddressOf } from '#server/valkey/valkey-address.ts'

const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp']

/** How a Valkey is started here: from the PATH, or from the folder with a newer Debian that the scenarios use. */
function findCommand(): readonly string[] | undefined {
  if (spawnSync('valkey-server', ['--version']).status === 0) return ['valkey-server']
  const root = resolve(process.env.SCALE_ROOT || 'data/scale/trixie')
  const isThere = process.getuid?.() === 0 && existsSync(`${root}/usr/bin/valkey-server`)
  return isThere ? ['chroot', root, 'valkey-server'] : undefined
}

const namedUrl = process.env.TEST_VALKEY_URL
const command = namedUrl ? undefined : findCommand()

/** Its tests say by name that they were skipped, and why, where there is none. */
export const describeWithValkey = (name: string, suite: () => void) =>
  namedUrl || command
    ? describe(name, suite)
    : describe.skip(`${name} (there is no valkey-server: install it, or name one in TEST_VALKEY_URL)`, suite)

/** For what ends the server or lets it hang. */
export const describeWithOwnValkey = (name: string, suite: () => void) =>
  command ? describe(name, suite) : describe.skip(`${name} (there is no valkey-server to be started)`, suite)

async function findPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** The Valkey of a test file, on a port of its own. Call `open` before it is used. */
export function openTestValkey({ password = '' } = {}) {
  let server: ChildProcess | undefined
  let port = 0
  const start = async () => {
    if (namedUrl) return
    port ||= await findPort()
    const [program = '', ...args] = command ?? []
    const own = ['--port', String(port), '--requirepass', password]
    server = spawn(program, [...args, ...own, ...options], { stdio: 'ignore' })
    await waitFor(() => connectValkey(addressOf()).then((client) => client.disconnect()))
  }
  const addressOf = (prefix: string = randomUUID()): ValkeyAddress => {
    const url = new URL(namedUrl ?? `valkey://:${password}@127.0.0.1:${port}`)
    url.searchParams.set('prefix', prefix)
    return valkeyAddressOf(url.href) as ValkeyAddress
  }
  const end = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  afterAll(end)
  return {
    start,
    /** As if its machine had failed: it keeps nothing. */
    end,
    hang: () => void server?.kill('SIGSTOP'),
    goOn: () => void server?.kill('SIGCONT'),
    /** Of a market that nobody else of the tests knows, or of the one with this prefix. */
    addressOf,
    async run(...words: readonly [string, ...string[]]) {
      const client = await connectValkey(addressOf())
      const [word, ...args] = words
      await client.call(word, ...args).finally(() => client.disconnect())
    },
  }
}

async function waitFor(work: () => Promise<unknown>) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries > 100) throw error
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}
