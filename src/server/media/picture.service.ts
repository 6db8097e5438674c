import { availableParallelism } from 'node:os'
import { limits } from '#contract/limits.ts'
import { badInput, Refusal, unavailable } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { isTooLarge, type PictureProblem } from './data-url.ts'
import type { Made } from './make-picture.ts'
import { type MadePicture, storePicture } from './picture-store.ts'
import { PoolFull, WorkerLost, workerPool } from './worker-pool.ts'

// One core stays with the requests. Two pictures at once are enough, and bound the memory.
const workers = Math.max(1, Math.min(2, availableParallelism() - 1))
const pool = workerPool<string, Made>(new URL('./picture.worker.ts', import.meta.url), {
  workers,
  waiting: limits.picture.waiting,
  time: limits.picture.time,
})

/**
 * Takes the pictures of one request and answers their addresses, in order, once each can be fetched. Nothing is
 * stored unless all of them are good.
 */
export async function savePictures(house: House, dataUrls: readonly string[]): Promise<string[]> {
  const tooLarge = dataUrls.findIndex(isTooLarge)
  if (tooLarge >= 0) throw refusalOf('too-large', tooLarge)
  const pictures: MadePicture[] = []
  // One after the other: a request with eight pictures does not push others out of the queue.
  for (const [index, dataUrl] of dataUrls.entries()) pictures.push(await makeOne(dataUrl, index))
  return Promise.all(pictures.map((picture) => storePicture(house, picture)))
}

async function makeOne(dataUrl: string, index: number): Promise<MadePicture> {
  const made = await pool.run(dataUrl).catch((error: Error) => {
    throw lossOf(error, index)
  })
  if ('problem' in made) throw refusalOf(made.problem, index)
  const files = [...made.files].map(([width, bytes]) => [width, asBuffer(bytes)] as const)
  return { ...made, files: new Map(files) }
}

/** Buffers arrive from another thread as plain byte arrays. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

function lossOf(error: Error, index: number): Error {
  if (error instanceof PoolFull)
    return unavailable('Many pictures are being uploaded right now. Please try again in a moment.')
  return error instanceof WorkerLost ? refusalOf('damaged', index) : error
}

const sentences: Readonly<Record<PictureProblem, string>> = {
  'not-a-picture': 'is not a JPG, PNG, GIF or WebP image.',
  'too-large': 'is larger than 5 MB.',
  'too-many-pixels': 'has more than 40 megapixels.',
  'too-many-frames': 'has more than 200 frames.',
  damaged: 'is damaged and cannot be read.',
}

function refusalOf(problem: PictureProblem, index: number): Refusal {
  const sentence = `Picture ${index + 1} ${sentences[problem]}`
  return problem === 'too-large' ? new Refusal(413, sentence) : badInput(sentence)
}
