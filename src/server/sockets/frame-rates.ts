import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '#server/limits.ts'

const { perSecond, perMinute, framesPerSecond, floodPerSecond } = limits.chat

const each = (points: number, duration: number) => new RateLimiterMemory({ points, duration })

/** Limits how often a person writes and a socket sends; each function returns whether it is within its limit. */
export function createFrameRates(isOn: boolean) {
  const messages = [each(perSecond, 1), each(perMinute, 60)]
  const frames = each(framesPerSecond, 1)
  const flood = each(floodPerSecond, 1)

  const isWithin = async (limiter: RateLimiterMemory, key: string) => {
    if (!isOn) return true
    return limiter.consume(key).then(
      () => true,
      () => false,
    )
  }
  return {
    mayWrite: async (userId: string) => {
      for (const limiter of messages) if (!(await isWithin(limiter, userId))) return false
      return true
    },
    maySpeak: (key: string) => isWithin(frames, key),
    mayStay: (socketId: string) => isWithin(flood, socketId),
  }
}
export type FrameRates = ReturnType<typeof createFrameRates>
