/** Sends changes one after the other, so that the server keeps the last choice whatever the network does. */
export function createTurns() {
  let last: Promise<boolean> = Promise.resolve(true)

  const inTurn = <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    const sent = last.then(send, send)
    last = sent.then(
      () => true,
      () => false,
    )
    return sent
  }

  /** Resolves when the server has answered every change; false if it refused the last one. */
  const settled = async (): Promise<boolean> => {
    const mine = last
    const isMade = await mine
    return mine === last ? isMade : settled()
  }

  return { inTurn, settled }
}
