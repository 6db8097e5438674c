/** Lets nobody through while it is closed, so that tests choose what happens meanwhile. */
export function aGate() {
  let opened: Promise<void> = Promise.resolve()
  let open = () => {}
  let waiting = 0
  return {
    close() {
      opened = new Promise((done) => {
        open = done
      })
    },
    open: () => open(),
    waiting: () => waiting,
    async pass() {
      waiting += 1
      await opened
      waiting -= 1
    },
  }
}
