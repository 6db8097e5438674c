import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const begun: ChildProcess[] = []
afterEach(() => {
  for (const child of begun.splice(0)) child.kill('SIGKILL')
})

function begin(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, ...env },
  })
  begun.push(child)
  return child
}
const staying = "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)"

test('what a killed run has started ends with it, and nothing else does', async () => {
  const mark = randomUUID()
  const runner = begin(['-e', staying])
  const stubborn = begin(['-e', staying], { TEST_MARK: mark })
  const stranger = begin(['-e', staying], { TEST_MARK: randomUUID() })
  await Promise.all([runner, stubborn, stranger].map(({ stdout }) => stdout && once(stdout, 'data')))
  const guard = begin([join(import.meta.dirname, 'guard.ts'), String(runner.pid), `TEST_MARK=${mark}`])
  const ended = once(stubborn, 'exit')
  runner.kill('SIGKILL')
  await once(guard, 'exit')
  await ended
  expect(stubborn.signalCode).toBe('SIGKILL')
  expect(stranger.signalCode).toBeNull()
})
