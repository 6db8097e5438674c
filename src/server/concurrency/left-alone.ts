import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

type Patience = {
  /** How long a question may wait while no other one is answered. */
  readonly silentMs: number
  /** How long nobody is asked after that. */
  readonly pauseMs: number
  readonly whose: string
}

/**
 * Questions to somebody who may hang, without anybody waiting for it: one of them is given a moment, and after that nobody is
 * asked for a while. A full line of questions is no silence, as long as some are answered.
 */
export function leftAloneAfterSilence({ silentMs, pauseMs, whose }: Patience) {
  let until = 0
  let answers = 0
  const notice = async (question: Promise<unknown>) => {
    for (let before = -1; before < answers; ) {
      before = answers
      const isDone = question.then(
        () => true,
        () => true,
      )
      if (await Promise.race([isDone, wait(silentMs, false, { ref: false })])) return
      // What arrived while this process was busy is read first.
      await nextTurn()
    }
    throw new Error(`${whose} is silent.`)
  }
  return {
    async ask<T>(question: () => Promise<T>, onSilence = () => {}): Promise<T> {
      if (performance.now() < until) throw new Error(`${whose} was silent just now.`)
      const answer = question()
      answer.then(
        () => {
          answers += 1
        },
        () => {},
      )
      await notice(answer).catch((error: Error) => {
        const isFirst = performance.now() >= until
        until = performance.now() + pauseMs
        if (isFirst) onSilence()
        throw error
      })
      return answer
    },
  }
}
