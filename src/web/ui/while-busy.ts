/** Busy for as long as the work goes on, however it ends: what has failed can be asked for again. */
export async function whileBusy<Done>(setBusy: (isBusy: boolean) => void, work: () => Promise<Done>) {
  setBusy(true)
  try {
    return await work()
  } finally {
    setBusy(false)
  }
}
