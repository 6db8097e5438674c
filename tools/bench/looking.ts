import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// Eight people who request the same thing every 40 ms, in their own thread, so that only the server makes them wait.
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
