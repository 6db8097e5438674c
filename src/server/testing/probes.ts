import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { csvFile, successFields } from '#contract/reply.ts'
import { route } from '#server/http/route.ts'

const reply = z.object({ ...successFields, seen: z.unknown() })

/** Answers the text that it gets. */
const echo = endpoint({
  method: 'POST',
  path: '/api/probe/echo',
  access: 'anyone',
  about: 'A probe.',
  input: z.object({ text: z.optional(z.unknown()) }),
  reply,
})

/** Like `echo`, with the limits of an upload. */
const upload = endpoint({ ...echo, path: '/api/probe/upload', body: 'pictures' })

/** Answers once `releaseHeld` is called. */
export const holdProbe = endpoint({ ...echo, method: 'GET', path: '/api/probe/held', input: z.object({}) })

/** For signed-in callers. */
const own = endpoint({
  ...echo,
  method: 'GET',
  path: '/api/probe/own',
  access: 'user',
  input: z.object({}),
})

/** A spreadsheet file whose last rows follow once `releaseHeld` is called. */
export const download = endpoint({
  method: 'GET',
  path: '/api/probe/download',
  access: 'user',
  about: 'A probe.',
  input: z.object({}),
  reply: csvFile,
  produces: 'text/csv',
})

export const bindProbes = (app: FastifyInstance) => {
  for (const probe of [echo, upload])
    route(app, probe, async ({ text }) => ({ success: true as const, seen: text ?? null }))
  route(app, own, async (_input, { user_id }) => ({ success: true as const, seen: user_id }))
  route(app, download, async () => ({ file_name: 'probe.csv', parts: slowRows() }))
  route(app, holdProbe, async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return { success: true as const, seen: null }
  })
}

async function* slowRows() {
  yield 'first\r\n'
  await new Promise<void>((resolve) => waiting.push(resolve))
  yield 'last\r\n'
}

const waiting: (() => void)[] = []
export const countWaiting = () => waiting.length
export const releaseWaiting = () => {
  for (const resolve of waiting.splice(0)) resolve()
}
