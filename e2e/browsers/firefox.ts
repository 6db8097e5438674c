import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asJson, type Engine, type Size } from './engine.ts'

type Answer = {
  id?: number
  type: string
  result?: never
  message?: string
  method?: string
  params?: LogEntry
}
type LogEntry = { level?: string; text?: string }

/** Firefox as Debian ships it, over WebDriver BiDi, with a profile of its own; its errors go into `problems`. */
export async function openFirefox(size: Size, problems: string[]): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'vanij-firefox-'))
  const { program, address } = await start(profile)
  const call = await connect(address, problems)
  await call('session.new', { capabilities: {} })
  await call('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  await call('browsingContext.setViewport', { context, viewport: size })
  return {
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (work, ...values) => {
      const { result, exceptionDetails } = await call<{
        result?: { value: string }
        exceptionDetails?: { text: string }
      }>('script.callFunction', {
        functionDeclaration: asJson(work),
        awaitPromise: true,
        target: { context },
        arguments: [{ type: 'string', value: JSON.stringify(values) }],
      })
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value)
    },
    act: (actions) => call('input.performActions', { context, actions }),
    picture: async () => {
      const { data } = await call<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      const ended = once(program, 'exit')
      if (program.kill()) await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function start(profile: string) {
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
    'about:blank',
  ]
  const program = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    program.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? []
      if (url) resolve(`${url}/session`)
    })
    program.on('error', reject).on('exit', () => reject(new Error(`Firefox ended: ${output}`)))
  })
  return { program, address }
}

/** What was still on its way when its page was left. */
const ofLeaving = /^(Failed to load|downloadable font|TypeError: error loading dynamically imported module)/

async function connect(address: string, problems: string[]) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    const { level, text = '' } = answer.method === 'log.entryAdded' ? (answer.params ?? {}) : {}
    if (level === 'error' && !ofLeaving.test(text)) problems.push(text)
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let sent = 0
  return async <Result = never>(method: string, params: object): Promise<Result> => {
    sent += 1
    const id = sent
    const { promise, resolve } = Promise.withResolvers<Answer>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const { type, message, result } = await promise
    waiting.delete(id)
    if (type !== 'success') throw new Error(`${method}: ${message}`)
    return result as Result
  }
}
