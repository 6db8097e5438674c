import type { StoredFile } from '#contract/reply.ts'
import { Refusal } from '#server/errors.ts'
import type { FileToZip } from './zip.rules.ts'

export const text = (name: string, content: string): FileToZip => ({
  name,
  isPressed: false,
  parts: [Buffer.from(content)],
})

const endings = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as Readonly<Record<string, string>>

/** A file that cannot be read any more is named; the rest of the pack does without it. */
export async function stored(
  name: string,
  read: () => Promise<Pick<StoredFile, 'media_type' | 'bytes'>>,
): Promise<FileToZip> {
  try {
    const { media_type, bytes } = await read()
    return { name: `${name}.${endings[media_type] ?? 'bin'}`, isPressed: true, parts: [bytes] }
  } catch (error) {
    if (error instanceof Refusal) return text(`${name}-missing.txt`, `${error.sentence.content}\n`)
    throw error
  }
}
