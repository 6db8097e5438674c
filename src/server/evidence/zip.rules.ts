import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile, ZipPassThrough } from 'fflate'

export type FileToZip = {
  readonly name: string
  /** Pictures and PDFs have been pressed already. */
  readonly isPressed: boolean
  readonly parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

const nothing = new Uint8Array()
const deflated = 8

/** One file after the other, so that memory holds a part of one of them alone. */
export async function* zipOf(files: AsyncIterable<FileToZip>): AsyncIterable<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const file of files)
    for await (const part of file.isPressed ? added(zip, file) : pressed(zip, file)) {
      part()
      yield* pieces.splice(0)
    }
  zip.end()
  yield* pieces
}

async function* added(zip: Zip, { name, parts }: FileToZip) {
  const entry = new ZipPassThrough(name)
  zip.add(entry)
  for await (const part of parts) yield () => entry.push(part)
  yield () => entry.push(nothing, true)
}

/** By zlib, in another thread: fflate takes seconds of this one for a long chat. */
async function* pressed(zip: Zip, { name, parts }: FileToZip) {
  const entry: ZipInputFile = { filename: name, compression: deflated, size: 0, crc: 0 }
  zip.add(entry)
  async function* measured() {
    for await (const part of parts) {
      entry.size += part.length
      entry.crc = crc32(part, entry.crc)
      yield part
    }
  }
  const deflate = createDeflateRaw()
  // What fails in the middle ends the reading below with the same error.
  pipeline(Readable.from(measured()), deflate, () => undefined)
  for await (const piece of deflate) yield () => entry.ondata?.(null, piece, false)
  yield () => entry.ondata?.(null, nothing, true)
}
