import type { StoredFile } from '#contract/reply.ts'
import { common } from '#contract/texts/common.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
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
    return text(`${name}-missing.txt`, `${reasonOf(error).content}\n`)
  }
}

/** An answer that is under way can no longer say 503: breaking it off would cost everything else in the pack. */
function reasonOf(error: unknown): Sentence {
  if (error instanceof Refusal) return error.sentence
  process.emitWarning(error instanceof Error ? error : String(error))
  return common.unavailable
}
