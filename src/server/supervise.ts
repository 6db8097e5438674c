import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { printLine } from './print-line.ts'
import { stopWithParent } from './stop-on-signals.ts'

/*
 * `npm start`: keeps the server running. A server that was open and dies, through a bug or the kernel, is restarted,
 * with growing pauses if it keeps dying. It ends with a server that was asked to stop.
 */
const server = join(import.meta.dirname, 'main.ts')
const firstPause = 200
const longestPause = 15_000
/** A server that lived this long did not die because of its start. */
const settled = 60_000

let child: ChildProcess | undefined
let isStopping = false
/** It restarts its processes one after the other. */
let canRestart = false

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true
    if (!child) process.exit(0)
    child.kill(signal)
  })
// A server of one process has nobody who serves meanwhile, and ends as it does where a terminal closes.
process.on('SIGHUP', () => {
  if (canRestart) child?.kill('SIGHUP')
  else process.kill(process.pid, 'SIGTERM')
})
if (process.argv.includes('--end-with-parent')) stopWithParent()

type End = {
  readonly code: number | null
  readonly how: string
  readonly wasOpen: boolean
  readonly lived: number
}

async function runOnce(): Promise<End> {
  const began = Date.now()
  let wasOpen = false
  // Memory limits are options of Node and are passed on to the server.
  const args = [...process.execArgv, server, '--end-with-parent']
  child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('message', (word) => {
    wasOpen = true
    canRestart = word === 'open, restarts'
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  child = undefined
  return { code, how: signal ?? `code ${code}`, wasOpen, lived: Date.now() - began }
}

async function keepRunning(): Promise<number> {
  let hasBeenOpen = false
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const { code, how, wasOpen, lived } = await runOnce()
    hasBeenOpen ||= wasOpen
    // A server that cannot start prints the reason, and another attempt would only print it again.
    if (isStopping || code === 0 || !hasBeenOpen) return code ?? 1
    if (lived > settled) pause = firstPause
    printLine(`The server has ended (${how}); it is started again in ${pause} ms.`)
    await sleep(pause)
    if (isStopping) return 0
  }
}

process.exitCode = await keepRunning()
