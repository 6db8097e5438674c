import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type FileToZip = {
  readonly name: string
  /** Pictures and PDFs have been pressed already. */
  readonly isPressed: boolean
  readonly parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

const nothing = new Uint8Array()

/** One file after the other, so that memory holds a part of one of them alone. */
export async function* zipOf(files: AsyncIterable<FileToZip>): AsyncIterable<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { name, isPressed, parts } of files) {
    const entry = isPressed ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(entry)
    for await (const part of parts) {
      entry.push(part)
      yield* pieces.splice(0)
    }
    entry.push(nothing, true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces
}
