type CachedFile = { readonly file: Buffer; readonly until: number }

/**
 * Caches small files that were read recently, up to a number of bytes; evicts the least recently used. None is kept
 * longer than `ms`, because a file may be deleted, also by another server, and its address must then stop working.
 */
export function hotFiles(mostBytes: number, ms: number, now = Date.now) {
  const files = new Map<string, CachedFile>()
  let bytes = 0
  const drop = (name: string, { file }: CachedFile) => {
    files.delete(name)
    bytes -= file.length
  }
  return {
    get(name: string): Buffer | undefined {
      const kept = files.get(name)
      if (!kept) return undefined
      if (kept.until <= now()) {
        drop(name, kept)
        return undefined
      }
      files.delete(name)
      files.set(name, kept)
      return kept.file
    },
    add(name: string, file: Buffer) {
      if (files.has(name) || file.length > mostBytes) return
      files.set(name, { file, until: now() + ms })
      bytes += file.length
      for (const [oldest, kept] of files) {
        if (bytes <= mostBytes) return
        drop(oldest, kept)
      }
    },
  }
}
