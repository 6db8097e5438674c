import { limits } from '#contract/limits.ts'
import type { Channel } from './channel.ts'

/** Repeated in time, so that the mark does not go out at the other side while somebody types without a pause. */
const tellEvery = limits.chat.typingMs - 1_000

/** Tells the other side that this person types, and shows for three seconds that the other one does. */
export function createTyping(channel: Channel, roomId: string, show: (isTyping: boolean) => void) {
  let sentAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = (name: 'typing' | 'stopTyping') => {
    if (channel.isUp()) channel.ask(name, { roomId }).catch(() => undefined)
  }
  const over = () => {
    clearTimeout(timer)
    show(false)
  }
  return {
    typed() {
      if (Date.now() - sentAt < tellEvery) return
      sentAt = Date.now()
      tell('typing')
    },
    done() {
      if (sentAt === Number.NEGATIVE_INFINITY) return
      sentAt = Number.NEGATIVE_INFINITY
      tell('stopTyping')
    },
    heard() {
      clearTimeout(timer)
      show(true)
      timer = setTimeout(over, limits.chat.typingMs)
    },
    over,
    stop: () => clearTimeout(timer),
  }
}
