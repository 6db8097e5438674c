import { makeUploadedPicture, refuseLarge, type UploadedPicture } from './intake.service.ts'

/** Reads photos of documents and answers each as one clean WebP. Storing them is the caller's, who knows how secret they are. */
export async function readDocuments(sent: readonly UploadedPicture[]): Promise<Buffer[]> {
  refuseLarge(sent)
  const documents: Buffer[] = []
  for (const each of sent) documents.push((await read(each)).content)
  return documents
}

/** One picture that is not for everybody, as one clean WebP. */
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
