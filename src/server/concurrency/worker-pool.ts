import { Worker } from 'node:worker_threads'
import { FairQueue } from './fair-queue.ts'

type PoolLimits = {
  /** The largest number of threads; they start when needed. */
  readonly workers: number
  /** The largest number of waiting jobs. */
  readonly waiting: number
  /** Milliseconds that one job may take. */
  readonly time: number
}
/** Jobs of one owner wait in one line, and the owners take turns. Jobs without an owner share a line. */
type Line = { readonly owner: string; readonly waiting?: number }
export type Pool<Job, Answer> = { run(job: Job, line?: Line): Promise<Answer> }

/** Too many jobs are waiting. */
export class PoolFull extends Error {}
/** Too many jobs of this owner are waiting. */
export class LineFull extends Error {}
/** The worker died during its job. */
export class WorkerLost extends Error {}
/** It was stopped because the job took too long: it is too much, or the machine too busy. */
export class WorkerLate extends WorkerLost {}

type Task<Job, Answer> = {
  readonly job: Job
  resolve(answer: Answer): void
  reject(reason: Error): void
}

const commonLine: Line = { owner: '' }

/** A few threads that share one queue. A lost thread loses only its own job; the next job gets a new thread. */
export function workerPool<Job, Answer>(file: URL, limits: PoolLimits): Pool<Job, Answer> {
  const tasks = new FairQueue<Task<Job, Answer>>()
  const idle = new Set<Worker>()
  let alive = 0

  const open = () => {
    // An idle thread must not keep the process alive.
    const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 128 } })
    worker.unref()
    alive += 1
    // The 'exit' that follows an 'error' settles the job.
    worker.on('error', () => {})
    worker.once('exit', () => {
      alive -= 1
      idle.delete(worker)
      startNext()
    })
    return worker
  }
  const freeWorker = () => {
    const [worker] = idle
    if (worker) idle.delete(worker)
    return worker ?? (alive < limits.workers ? open() : undefined)
  }
  const startNext = () => {
    const worker = tasks.size > 0 ? freeWorker() : undefined
    const task = worker && tasks.shift()
    if (!(worker && task)) return
    const free = () => {
      idle.add(worker)
      startNext()
    }
    work(worker, task, { time: limits.time, free })
  }
  return {
    run: (job, { owner, waiting = limits.waiting } = commonLine) =>
      new Promise((resolve, reject) => {
        if (tasks.size >= limits.waiting) return reject(new PoolFull('too many jobs are waiting'))
        if (tasks.countOf(owner) >= waiting)
          return reject(new LineFull('too many jobs of one owner are waiting'))
        tasks.push(owner, { job, resolve, reject })
        startNext()
      }),
  }
}

type Means = { readonly time: number; readonly free: () => void }

/** A worker that has answered is free; one that takes too long is stopped. */
function work<Job, Answer>(worker: Worker, task: Task<Job, Answer>, { time, free }: Means) {
  const stopListening = () => {
    clearTimeout(timer)
    worker.off('message', onAnswer).off('exit', onExit)
  }
  const onAnswer = (answer: Answer) => {
    stopListening()
    task.resolve(answer)
    free()
  }
  const onExit = () => {
    stopListening()
    task.reject(new WorkerLost('the worker ended'))
  }
  const timer = setTimeout(() => {
    stopListening()
    task.reject(new WorkerLate('the job took too long'))
    void worker.terminate()
  }, time)
  worker.on('message', onAnswer).once('exit', onExit).postMessage(task.job)
}
