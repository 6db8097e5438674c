import type { FastifyBaseLogger } from 'fastify'
import { type Answer, frames } from '#contract/chats/chat-frames.ts'
import { chats } from '#contract/texts/chats.ts'
import type { FrameHandlers } from '#server/chats/chat.socket.ts'
import { badInput, tooOften, unavailable } from '#server/errors.ts'
import { contentOf } from '#server/http/success.ts'

import { sentenceOf } from '#server/input-sentences.ts'
import { endSocket, type PushSocket } from '#server/push/push-socket.ts'
import { socketFrames } from '#server/signals/signals.ts'

import { failureOf } from './answer.ts'
import type { SocketDrain } from './drain.ts'
import type { FrameRates } from './frame-rates.ts'

type Parts = {
  readonly handlers: FrameHandlers
  readonly rates: FrameRates
  readonly drain: SocketDrain
  readonly log: FastifyBaseLogger
}
type Name = keyof FrameHandlers
const names = Object.keys(frames) as Name[]

/** Binds every event of the contract: counts it, validates it, answers it once. Other events are ignored. */
export function bindFrames(socket: PushSocket, parts: Parts) {
  const on = socket.on.bind(socket) as (name: string, listener: (...parameters: unknown[]) => void) => void
  for (const name of names)
    on(name, async (...parameters) => {
      const last = parameters.at(-1)
      const answered = typeof last === 'function' ? (last as (answer: Answer) => void) : () => {}
      const frame = typeof parameters[0] === 'function' ? undefined : parameters[0]
      answered(await answerOf(name, frame, socket, parts))
    })
}

async function answerOf(name: Name, frame: unknown, socket: PushSocket, parts: Parts): Promise<Answer> {
  try {
    const work = () => answerFrame(name, frame, socket, parts)
    const done = await parts.drain.during(() => socketFrames.run({ frame: name }, work))
    return { success: true, ...done }
  } catch (error) {
    return failureOf(error, parts.log, name)
  }
}

async function answerFrame(
  name: Name,
  frame: unknown,
  socket: PushSocket,
  { handlers, rates, drain }: Parts,
) {
  if (!(await rates.mayStay(socket.id)))
    endSocket(socket, { status: 'too-often', ...contentOf(chats.tooOften) })
  if (!(await rates.maySpeak(socket.data.caller?.user_id ?? socket.id))) throw tooOften(chats.tooOften)
  if (drain.isOn()) throw unavailable(chats.moving)
  const parsed = frames[name].safeParse(frame)
  if (!parsed.success) throw badInput(sentenceOf(parsed.error.issues[0]))
  const handle = handlers[name] as (frame: unknown, socket: PushSocket) => Promise<object>
  return handle(parsed.data, socket)
}
