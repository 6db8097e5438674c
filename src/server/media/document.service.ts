import { makeUploadedPicture, refuseLarge, type UploadedPicture } from './uploaded-picture.service.ts'

/**
 * Re-encodes each photo of a document as one clean WebP. The caller stores them, because it knows how secret they
 * are.
 */
export async function readDocuments(sent: readonly UploadedPicture[]): Promise<Buffer[]> {
  refuseLarge(sent)
  const documents: Buffer[] = []
  for (const each of sent) documents.push((await read(each)).content)
  return documents
}

/** Re-encodes a private picture as one clean WebP. */
export function readPicture(sent: UploadedPicture) {
  refuseLarge([sent])
  return read(sent)
}

async function read(sent: UploadedPicture) {
  const { width, height, files } = await makeUploadedPicture(sent, 'document')
  const content = files.get(width)
  if (!content) throw new Error('a document holds a file of its own width')
  return { content, width, height }
}
