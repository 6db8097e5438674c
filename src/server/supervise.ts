import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopWithParent } from './stop-on-signals.ts'
import { printLine } from './tell.ts'

/*
 * `npm start`: keeps the server running. One that has been open and dies, by a fault or the kernel's hand, is started
 * again, with growing pauses when it dies again and again. It ends with the server that was asked to end.
 */
const server = join(import.meta.dirname, 'main.ts')
const firstPause = 200
const longestPause = 15_000
/** Whoever lived so long has not died of its start. */
const settled = 60_000

let child: ChildProcess | undefined
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true
    if (!child) process.exit(0)
    child.kill(signal)
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
  // The limits of memory are Node's own options; they go on to the server.
  const args = [...process.execArgv, server, '--end-with-parent']
  child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('message', () => {
    wasOpen = true
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
    // What cannot start at all says why, and trying again would only say it again.
    if (isStopping || code === 0 || !hasBeenOpen) return code ?? 1
    if (lived > settled) pause = firstPause
    printLine(`The server has ended (${how}); it is started again in ${pause} ms.`)
    await sleep(pause)
    if (isStopping) return 0
  }
}

process.exitCode = await keepRunning()
