import { refuseLarge, type Sent, takeIn } from './intake.ts'

/** Reads photos of documents and answers each as one clean WebP. Storing them is the caller's, who knows how secret they are. */
export async function readDocuments(sent: readonly Sent[]): Promise<Buffer[]> {
  refuseLarge(sent)
  const documents: Buffer[] = []
  for (const each of sent) {
    const { width, files } = await takeIn(each, 'document')
    const file = files.get(width)
    if (!file) throw new Error('a document holds a file of its own width')
    documents.push(file)
  }
  return documents
}
