import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { succeeded } from '#contract/reply.ts'
import { route } from '#server/http/route.ts'

const reply = z.object({ ...succeeded, seen: z.unknown() })

/** Answers the text that it was given. */
export const echo = endpoint({
  method: 'POST',
  path: '/api/probe/echo',
  access: 'anyone',
  about: 'A probe.',
  input: z.object({ text: z.optional(z.unknown()) }),
  reply,
})

/** As `echo`, with the time and the room of an upload. */
export const upload = endpoint({ ...echo, path: '/api/probe/upload', body: 'pictures' })

/** Answers after so many milliseconds. */
export const slow = endpoint({
  ...echo,
  method: 'GET',
  path: '/api/probe/slow',
  input: z.object({ ms: z.coerce.number() }),
})

/** For those who are signed in. */
export const own = endpoint({
  ...echo,
  method: 'GET',
  path: '/api/probe/own',
  access: 'user',
  input: z.object({}),
})

export const bindProbes = (app: FastifyInstance) => {
  for (const probe of [echo, upload])
    route(app, probe, async ({ text }) => ({ success: true as const, seen: text ?? null }))
  route(app, own, async (_input, { user_id }) => ({ success: true as const, seen: user_id }))
  route(app, slow, async ({ ms }) => {
    await wait(ms)
    return { success: true as const, seen: ms }
  })
}
