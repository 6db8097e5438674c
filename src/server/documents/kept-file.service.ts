import { createHash } from 'node:crypto'
import { documents as texts } from '#contract/texts/documents.ts'
import { isFullMachine } from '#server/db/transactions/transient-errors.ts'
import { unavailable } from '#server/errors.ts'
import type { Services } from '#server/services.ts'

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

type Kept = {
  readonly sealedFiles: Services['sealedFiles']
  readonly path: string
  /** The hash of the first file, once it was made. */
  readonly known: string | undefined
  /** `partial`: a file that lacks what it had at first, because the key of that is lost. */
  readonly make: () => Promise<Buffer | { readonly partial: Buffer }>
  /** Of two that make a file at once, the first counts. */
  readonly keep: (sha256: string) => Promise<unknown>
}

/**
 * A file that is made when it is first read, and kept. What has another hash than the first one is never shown. What was
 * lost or damaged is made again, to the same bytes; a partial one is shown, and neither compared nor kept.
 */
export async function keptFile({ sealedFiles, path, known, make, keep }: Kept): Promise<Buffer> {
  const kept = known === undefined ? undefined : await sealedFiles.get(path).catch(nothingReadable)
  if (kept && hashOf(kept) === known) return kept
  const made = await make()
  if ('partial' in made) return made.partial
  const bytes = made
  if (known !== undefined && known !== hashOf(bytes)) throw unavailable(texts.fileChanged)
  // The file first: a hash without its file is made again, a file without its hash is replaced.
  await sealedFiles.put(path, bytes).catch(ignoreFullMachine)
  if (known === undefined) await keep(hashOf(bytes))
  return bytes
}

/** A full disk keeps nothing, and refuses nobody the bytes that are made: its hash holds them until there is room. */
function ignoreFullMachine(error: NodeJS.ErrnoException) {
  if (!isFullMachine(error)) throw error
}

/** Bytes that no key opens. A store that cannot be reached says so when the new file is written. */
const nothingReadable = () => undefined
