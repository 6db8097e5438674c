import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { findProgram } from '../../scripts/programs.ts'
import { asJson, type Engine, type Size } from './engine.ts'

const browser = {
  binary: findProgram('MiniBrowser') ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  args: ['--automation'],
}

/** The engine of Safari in its little browser for tests, over WebDriver; it needs a screen, which nobody sees. */
export async function openWebKit(size: Size): Promise<Engine> {
  const screen = await openScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: screen.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  })
  const call = callsTo(`http://127.0.0.1:${port}`)
  while (!(await call('GET', '/status').catch(() => null))) await wait(50)
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  })
  const session = <Result = never>(path: string, body: object) =>
    call<Result>('POST', `/session/${sessionId}${path}`, body)
  const run: Engine['run'] = async (work, ...values) => {
    const script = `const done = arguments[1]
      ;(${asJson(work)})(arguments[0]).then((json) => done({ json }), (error) => done({ failed: String(error) }))`
    const { json, failed } = await session<{ json?: string; failed?: string }>('/execute/async', {
      script,
      args: [JSON.stringify(values)],
    })
    if (json === undefined) throw new Error(failed)
    return JSON.parse(json)
  }
  await session('/window/rect', { x: 0, y: 0, ...size })
  return {
    open: (url) => session('/url', { url }),
    run,
    act: (actions) => session('/actions', { actions }),
    picture: async () => Buffer.from(await call<string>('GET', `/session/${sessionId}/screenshot`), 'base64'),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`)
      for (const program of [driver, screen.program]) await end(program)
    },
  }
}

function callsTo(address: string) {
  return async <Result = never>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await fetch(address + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await answer.json()) as { value: Result & { message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.message}`)
    return value
  }
}

/** Xvfb looks for a free number itself, and says which. */
async function openScreen() {
  const program = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(program.stdout, 'data')
  return { program, name: `:${String(number).trim()}` }
}

async function end(program: ChildProcess) {
  const ended = once(program, 'exit')
  if (program.kill()) await ended
}
