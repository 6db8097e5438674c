import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The forms of bytes in files and dumps: raw, in hex, and in base64 at any offset. */
export function encodingsOf(bytes: Buffer): Buffer[] {
  const hex = bytes.toString('hex')
  const base64 = [0, 1, 2].map((lead) =>
    Buffer.concat([Buffer.alloc(lead), bytes])
      .toString('base64')
      // The edges of base64 depend on the neighbouring bytes.
      .slice(lead === 0 ? 0 : 4, -4),
  )
  const utf16 = Buffer.from(bytes.toString('latin1'), 'utf16le')
  return [bytes, utf16, ...[hex, hex.toUpperCase(), ...base64].map((text) => Buffer.from(text))]
}

/** Samples from all parts of a file, long enough not to match by chance. */
export function samplesOf(file: Buffer, { count = 8, length = 48 } = {}): Buffer[] {
  const step = Math.floor((file.length - length) / count)
  return Array.from({ length: count }, (_, i) => file.subarray(i * step + 40, i * step + 40 + length))
}

/** Folders that disappear meanwhile, as those of a running market do, hold nothing. The folder itself must be there. */
export async function filesBelow(folder: string): Promise<string[]> {
  const files: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile()) files.push(path)
    if (entry.isDirectory()) files.push(...(await filesBelow(path).catch(nothingThere)))
  }
  return files
}

const nothingThere = (error: NodeJS.ErrnoException): string[] => {
  if (error.code === 'ENOENT') return []
  throw error
}

/** The files that contain one of these byte strings. A file that disappears meanwhile contains none. */
export async function filesWith(files: readonly string[], needles: readonly Buffer[]): Promise<string[]> {
  const names: string[] = []
  for (const file of files) {
    const content = await readFile(file).catch(() => Buffer.alloc(0))
    if (needles.some((bytes) => content.includes(bytes))) names.push(file)
  }
  return names
}
