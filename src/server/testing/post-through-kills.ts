import { setTimeout as sleep } from 'node:timers/promises'
import { spawnApi } from './spawn-api.ts'
import type { TestApp } from './test-app.ts'

const kills = 3

type Posts = {
  readonly token: string
  readonly paths: readonly string[]
  readonly body: object
  /** What it answers if it is done; 409 says that a call did it whose answer was lost. */
  readonly status: number
}

/** Each path is called until it is done, while the API's process is killed again and again. */
export async function postThroughKills(testApp: TestApp, { token, paths, body, status: done }: Posts) {
  let api = await spawnApi(testApp)
  const post = async (path: string) => {
    try {
      const { status } = await fetch(`${api.address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(60_000),
      })
      return status === done || status === 409
    } catch {
      return false
    }
  }
  const postUntilDone = async (path: string) => {
    await sleep(Math.random() * 900)
    while (!(await post(path))) await sleep(Math.random() * 200)
  }
  const killAgain = async () => {
    for (let n = 0; n < kills; n += 1) {
      await sleep(150 + Math.random() * 150)
      await api.kill()
      api = await spawnApi(testApp)
    }
  }
  try {
    await Promise.all([killAgain(), ...paths.map(postUntilDone)])
  } finally {
    await api.kill()
  }
}
