/** Small files that were read lately, up to a number of bytes; the one that was not asked for longest goes first. */
export function hotFiles(mostBytes: number) {
  const files = new Map<string, Buffer>()
  let bytes = 0
  return {
    get(name: string): Buffer | undefined {
      const file = files.get(name)
      if (!file) return undefined
      files.delete(name)
      files.set(name, file)
      return file
    },
    add(name: string, file: Buffer) {
      if (files.has(name) || file.length > mostBytes) return
      files.set(name, file)
      bytes += file.length
      for (const [oldest, { length }] of files) {
        if (bytes <= mostBytes) return
        files.delete(oldest)
        bytes -= length
      }
    },
  }
}
