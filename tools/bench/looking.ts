import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// Eight people who look at the same thing every 40 ms, in a thread of their own: what they wait is the server's doing.
const { url, token } = workerData as { readonly url: string; readonly token: string }
const times: number[] = []
let isOver = false

async function look() {
  while (!isOver) {
    const began = performance.now()
    await (await fetch(url, { headers: { token } })).arrayBuffer()
    times.push(performance.now() - began)
    await sleep(40)
  }
}

const looking = Promise.all(Array.from({ length: 8 }, look))
parentPort?.once('message', async () => {
  isOver = true
  await looking
  parentPort?.postMessage(times)
})
