import { useRef } from 'react'

/** Changes leave one after the other: the server keeps what was chosen last, whatever the network does. */
export function useTurns() {
  const last = useRef<Promise<boolean>>(Promise.resolve(true))

  const inTurn = <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    const sent = last.current.then(send, send)
    last.current = sent.then(
      () => true,
      () => false,
    )
    return sent
  }

  /** When the server has answered all that was changed; false where it refused the last of it. */
  const settled = async (): Promise<boolean> => {
    const mine = last.current
    const isMade = await mine
    return mine === last.current ? isMade : settled()
  }

  return { inTurn, settled }
}
