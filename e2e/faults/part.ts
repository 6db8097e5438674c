import { setTimeout as sleep } from 'node:timers/promises'
import { type Counts, type Market, must, openMarket } from './market.ts'
import type { Scenario } from './scenarios.ts'

/** Scenarios of one market. */
export type Part = {
  readonly name: string
  readonly scenarios: readonly Scenario[]
  /** Undefined where this machine cannot make it. */
  readonly openFolder: () => string | undefined
  readonly environment?: (folder: string) => Parameters<typeof openMarket>[1]
}

/** A message says why it failed. */
export type Outcome = { readonly name: string; readonly message?: string }

type Say = (line: string) => void

/** In ms; ends what hangs, and is far from what anything takes on a busy machine. */
const patience = 300_000

class Hanging extends Error {
  constructor() {
    super('It was not over within five minutes.')
  }
}

async function ending<T>(work: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const end = sleep(patience, undefined, { signal: timer.signal }).then(() => {
    throw new Hanging()
  })
  try {
    return await Promise.race([work, end])
  } finally {
    timer.abort()
    end.catch(() => {})
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Tries its scenarios one after the other; after one that hangs the market is opened anew for those that follow. */
export async function tryPart(part: Part, count: string, say: Say): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const note = (name: string, error?: unknown, took = '') => {
    const message = error === undefined ? {} : { message: messageOf(error) }
    outcomes.push({ name, ...message })
    say(error === undefined ? `passed  ${name}${took}` : `FAILED  ${name}: ${messageOf(error)}`)
  }
  let waiting = [...part.scenarios]
  while (waiting.length > 0) {
    const folder = part.openFolder()
    if (!folder) return [...outcomes, ...leftOut(waiting, say)]
    try {
      const market = await ending(openMarket(folder, part.environment?.(folder)))
      waiting = await tryUntilOneHangs(market, waiting, note)
      if (waiting.length === 0) await countLosses(market, (error) => note(count, error), say)
      else market.kill()
    } catch (error) {
      for (const { name } of waiting.splice(0)) note(name, error)
    }
  }
  return outcomes
}

type Note = (name: string, error?: unknown, took?: string) => void

/** Returns those that are still to be tried. */
async function tryUntilOneHangs(market: Market, all: readonly Scenario[], note: Note): Promise<Scenario[]> {
  for (const [index, { name, run }] of all.entries()) {
    const began = Date.now()
    try {
      await ending(run(market))
      note(name, undefined, `, ${Date.now() - began} ms`)
    } catch (error) {
      note(name, error)
      if (error instanceof Hanging) return all.slice(index + 1)
    }
  }
  return []
}

async function countLosses(market: Market, note: (error?: unknown) => void, say: Say) {
  try {
    const { lost, doubled, ends }: Counts = await ending(market.close())
    say(`${market.writers.placed.length} orders answered, ${market.writers.refused.length} refused`)
    must(
      lost + doubled + ends === 0,
      `Of the answered orders ${lost} are lost and ${doubled} doubled; the server ended ${ends} times unasked.`,
    )
    const strange = new Set(market.writers.refused.map(({ status }) => status))
    strange.delete(503)
    must(strange.size === 0, `Buyers were refused with ${[...strange]}, not only with 503.`)
    note()
  } catch (error) {
    market.kill()
    note(error)
  }
}

/** A small disk must be mounted, which CI may. */
function leftOut(scenarios: readonly Scenario[], say: Say): Outcome[] {
  const message = 'neither this account nor sudo may mount a small disk'
  for (const { name } of scenarios)
    say(
      `${process.env.CI ? 'FAILED' : 'left out'}  ${name}: ${message}${process.env.CI ? ', and CI leaves nothing out' : ''}`,
    )
  return process.env.CI ? scenarios.map(({ name }) => ({ name, message })) : []
}
