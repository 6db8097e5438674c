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
/** What the child says once it serves: several processes are restarted one after the other. */
let state: 'starting' | 'open' | 'open, restarts' = 'starting'
let hangupWaits = false

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true
    if (!child) process.exit(0)
    child.kill(signal)
  })
// Where a terminal closes npm ends, and this process with it (`--end-with-parent`).
process.on('SIGHUP', () => {
  if (state === 'starting') hangupWaits = true
  else onHangup()
})
if (process.argv.includes('--end-with-parent')) stopWithParent()

function onHangup() {
  if (state === 'open, restarts') child?.kill('SIGHUP')
  else
    printLine(
      'SIGHUP changes nothing: it restarts several PROCESSES one after the other, and here is one. Restart Vanij instead.',
    )
}

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
    state = word === 'open, restarts' ? word : 'open'
    if (!hangupWaits) return
    hangupWaits = false
    onHangup()
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  child = undefined
  state = 'starting'
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
