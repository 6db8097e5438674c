import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { LineFull, PoolFull, WorkerLate, WorkerLost, workerPool } from './worker-pool.ts'

/** A worker that obeys its job, so that the tests can cause every kind of loss. */
const script = `
  import { parentPort, threadId } from 'node:worker_threads'
  const stuck = new BroadcastChannel('stuck')
  parentPort.on('message', (job) => {
    if (job === 'hang' || job === 'silence') stuck.postMessage(job)
    if (job === 'crash') throw new Error('crash')
    if (job === 'exit') process.exit(1)
    if (job === 'hang') for (;;);
    if (job === 'silence') return
    parentPort.postMessage(threadId)
  })`
const file = new URL(`data:text/javascript,${encodeURIComponent(script)}`)

const time = 5_000
const aPool = (limits: Partial<Parameters<typeof workerPool>[1]> = {}) =>
  workerPool<string, number>(file, { workers: 1, waiting: 10, time, ...limits })

afterEach(() => void vi.useRealTimers())
/** A fake clock, so that the time a thread takes to start does not matter. */
const stopTheClock = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Waits until the thread has reached the job that it will not finish. */
async function untilStuck() {
  const channel = new BroadcastChannel('stuck')
  await once(channel, 'message')
  channel.close()
}

test('jobs queue up for the workers there are', async () => {
  const pool = aPool({ workers: 2 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => pool.run('work')))
  expect(new Set(answers).size).toBeLessThanOrEqual(2)
})

test.each(['crash', 'exit'])('a worker that ends by %s costs its own job alone', async (end) => {
  const pool = aPool()
  const [lost, next] = await Promise.allSettled([pool.run(end), pool.run('work')])
  expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(WorkerLost) })
  expect(next).toMatchObject({ status: 'fulfilled' })
  await expect(pool.run('work')).resolves.toBeGreaterThan(0)
})

test.each(['hang', 'silence'])('a worker that takes too long (%s) is ended and replaced', async (stuck) => {
  stopTheClock()
  const pool = aPool()
  const first = await pool.run('work')
  const isStuck = untilStuck()
  const both = Promise.allSettled([pool.run(stuck), pool.run('work')])
  await isStuck
  vi.advanceTimersByTime(time)
  const [lost, next] = await both
  expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(WorkerLate) })
  expect(next).toMatchObject({ status: 'fulfilled' })
  expect(next).not.toMatchObject({ value: first })
})

test('a full queue refuses at once and drains afterwards', async () => {
  stopTheClock()
  const pool = aPool({ waiting: 2 })
  const isStuck = untilStuck()
  const taken = [pool.run('silence'), pool.run('work'), pool.run('work')]
  await expect(pool.run('work')).rejects.toBeInstanceOf(PoolFull)
  const all = Promise.allSettled(taken)
  await isStuck
  vi.advanceTimersByTime(time)
  const [lost, ...others] = await all
  expect(lost).toMatchObject({ status: 'rejected' })
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await expect(pool.run('work')).resolves.toBeGreaterThan(0)
})

test('whoever asks for one thing does not wait for the many of another', async () => {
  const pool = aPool({ waiting: 100 })
  const done: string[] = []
  const ask = async (owner: string) => {
    await pool.run('work', { owner })
    done.push(owner)
  }
  const many = Array.from({ length: 20 }, () => ask('greedy'))
  await Promise.all([...many, ask('modest'), ask('other')])
  expect(done.slice(0, 4)).toEqual(['greedy', 'greedy', 'modest', 'other'])
})

test('an owner whose line is full is refused, and the others are not', async () => {
  const pool = aPool()
  const ask = (owner: string) => pool.run('work', { owner, waiting: 2 })
  const [first, second, third] = [ask('greedy'), ask('greedy'), ask('greedy')]
  await expect(ask('greedy')).rejects.toBeInstanceOf(LineFull)
  await expect(ask('modest')).resolves.toBeGreaterThan(0)
  await Promise.all([first, second, third])
  await expect(ask('greedy')).resolves.toBeGreaterThan(0)
})
