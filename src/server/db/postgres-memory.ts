import { readdir } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'

const usual = 256
const gigabyte = 1_024

/** PostgreSQL keeps what exceeds a gigabyte of one table in parts of that size: 16384, 16384.1, 16384.2. */
const furtherPart = /^\d+\.\d+$/

/**
 * How many megabytes of pages the embedded server keeps itself: 256, until a table exceeds a gigabyte; then as much as
 * the large tables have, up to a quarter of the memory. A search among a million products reads thousands of pages, and
 * each that the system must hand over anew is copied and its checksum computed, which takes longer than all else.
 */
export async function megabytesOfPages(dataFolder: string, memory = memoryHere()): Promise<number> {
  const parts = await countFurtherParts(join(dataFolder, 'base'))
  if (parts === 0) return usual
  return Math.max(usual, Math.min((parts + 1) * gigabyte, Math.floor(memory / 1_048_576 / 4)))
}

/** A container may have less than the machine. */
function memoryHere() {
  const allowed = process.constrainedMemory()
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem()
}

async function countFurtherParts(base: string): Promise<number> {
  const databases = await readdir(base)
  const files = await Promise.all(databases.map((database) => readdir(join(base, database)).catch(() => [])))
  return files.flat().filter((file) => furtherPart.test(file)).length
}
