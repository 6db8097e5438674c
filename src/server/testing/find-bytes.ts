import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How bytes may look in files and dumps: as they are, in hex, and in base64 wherever they begin. */
export function disguisesOf(bytes: Buffer): Buffer[] {
  const hex = bytes.toString('hex')
  const base64 = [0, 1, 2].map((lead) =>
    Buffer.concat([Buffer.alloc(lead), bytes])
      .toString('base64')
      // Its edges depend on the neighbours.
      .slice(lead === 0 ? 0 : 4, -4),
  )
  const utf16 = Buffer.from(bytes.toString('latin1'), 'utf16le')
  return [bytes, utf16, ...[hex, hex.toUpperCase(), ...base64].map((text) => Buffer.from(text))]
}

/** Pieces out of all parts of a file, long enough to be no chance. */
export function samplesOf(file: Buffer, { count = 8, length = 48 } = {}): Buffer[] {
  const step = Math.floor((file.length - length) / count)
  return Array.from({ length: count }, (_, i) => file.subarray(i * step + 40, i * step + 40 + length))
}

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Which of the files hold one of these byte strings. A file that vanishes meanwhile holds none. */
export async function filesWith(files: readonly string[], needles: readonly Buffer[]): Promise<string[]> {
  const names: string[] = []
  for (const file of files) {
    const content = await readFile(file).catch(() => Buffer.alloc(0))
    if (needles.some((bytes) => content.includes(bytes))) names.push(file)
  }
  return names
}
