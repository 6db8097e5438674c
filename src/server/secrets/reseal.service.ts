import type { SealedFiles } from './sealed-files.ts'

/** Something sealed, wherever it lies. */
export type SealedPiece = {
  readonly kind: 'accountNumbers' | 'documents' | 'secondFactors'
  readonly place: string
  /** Whether anything had to be done. */
  reseal(): Promise<boolean>
}

export type Resealed = {
  readonly accountNumbers: number
  readonly documents: number
  readonly secondFactors: number
  /** What none of the keys opens: where it is, and why it stays as it is. */
  readonly left: readonly string[]
}

/**
 * Seals with the first key everything that an older key has sealed. It handles each piece separately and only if
 * needed, so that the command may be interrupted and repeated while servers that know both keys run.
 */
export async function resealPieces(pieces: AsyncIterable<SealedPiece>): Promise<Resealed> {
  const sum = { accountNumbers: 0, documents: 0, secondFactors: 0, left: [] as string[] }
  for await (const { kind, place, reseal } of pieces)
    try {
      if (await reseal()) sum[kind] += 1
    } catch (error) {
      sum.left.push(`${place}: ${error instanceof Error ? error.message : error}`)
    }
  return sum
}

/** The files of a folder that has a folder for each of many things. */
export async function* sealedInFolder(
  { list, reseal }: Pick<SealedFiles, 'list' | 'reseal'>,
  folder: string,
): AsyncGenerator<SealedPiece> {
  for (const id of await list(folder))
    for (const name of await list(`${folder}/${id}`)) {
      const place = `${folder}/${id}/${name}`
      yield { kind: 'documents', place, reseal: () => reseal(place) }
    }
}
