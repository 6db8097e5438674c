import { http } from '#contract/texts/http.ts'
import { type PictureName, pictures } from '#contract/texts/pictures.ts'
import { spareCores } from '#server/concurrency/spare-cores.ts'
import { PoolFull, WorkerLate, WorkerLost, workerPool } from '#server/concurrency/worker-pool.ts'
import { badInput, Refusal, unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { isTooLarge, type PictureProblem } from './data-url.rules.ts'
import type { MadePicture } from './picture-store.service.ts'
import type { Job, MakeResult } from './worker/make-picture.ts'

/** A received picture, and its name in a refusal. */
export type UploadedPicture = { readonly dataUrl: string; readonly name: PictureName }

// Two pictures at once are enough, and limit the memory.
const workers = Math.min(2, spareCores())
const pool = workerPool<Job, MakeResult>(new URL('./worker/picture.worker.ts', import.meta.url), {
  workers,
  waiting: limits.picture.waiting,
  time: limits.picture.time,
})

/** Throws 413 before any of them is processed. */
export function refuseLarge(sent: readonly UploadedPicture[]) {
  const large = sent.find(({ dataUrl }) => isTooLarge(dataUrl))
  if (large) throw refusalOf('too-large', large.name)
}

/** Decodes, checks and re-encodes a picture in a separate thread. None of the received bytes are stored. */
export async function makeUploadedPicture(
  { dataUrl, name }: UploadedPicture,
  form: Job['form'],
): Promise<MadePicture> {
  const made = await pool.run({ dataUrl, form }).catch((error: Error) => {
    throw lossOf(error, name)
  })
  if ('problem' in made) throw refusalOf(made.problem, name)
  const files = [...made.files].map(([width, bytes]) => [width, asBuffer(bytes)] as const)
  return { ...made, files: new Map(files) }
}

/** Buffers arrive from another thread as plain byte arrays. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

function lossOf(error: Error, name: PictureName): Error {
  const isBusy = error instanceof PoolFull || error instanceof WorkerLate
  if (isBusy) return unavailable(http.manyUploads)
  return error instanceof WorkerLost ? refusalOf('damaged', name) : error
}

const problems = {
  'not-a-picture': pictures.notAPicture,
  'too-large': pictures.tooLarge,
  'too-many-pixels': pictures.tooManyPixels,
  'too-deep': pictures.tooDeep,
  'too-many-frames': pictures.tooManyFrames,
  damaged: pictures.damaged,
} satisfies Record<PictureProblem, unknown>

function refusalOf(problem: PictureProblem, name: PictureName): Refusal {
  const sentence = problems[problem]({ picture: name })
  return problem === 'too-large' ? new Refusal(413, sentence) : badInput(sentence)
}
