import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { archiveNote } from '#server/db/postgres-folders.ts'

const Note = z.object({ system: z.string(), timeline: z.int(), from: z.string(), madeAt: z.string() })
/** Of which cluster the last copy was handed over and when, and from where on its log without a gap. */
export type Note = z.infer<typeof Note>

const fileIn = (dir: string) => join(dir, archiveNote)

/** Beside the cluster: a start without an archive takes it away, because its log has a gap then. */
export async function readNote(dir: string): Promise<Note | undefined> {
  const text = await readFile(fileIn(dir), 'utf8').catch(() => '')
  if (text === '') return undefined
  return Note.safeParse(JSON.parse(text)).data
}

export const writeNote = (dir: string, note: Note) =>
  writeFile(fileIn(dir), JSON.stringify(note), { flush: true, mode: 0o600 })

export const forgetNote = (dir: string) => rm(fileIn(dir), { force: true })
