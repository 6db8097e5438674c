/** What a worker process says to the first one, once it serves. */
export type Opened = {
  readonly address: string
  readonly signIns?: Readonly<Record<string, string>> & { readonly password: string }
}

/** What each says from then on, every `limits.workers.beatMs`. */
export const aliveWord = 'alive'

/** Calls, sockets and files, or the making of pages. */
export type Role = 'calls' | 'pages'

/** Said to a worker that makes pages: it ends after those that ask it, whatever signal the whole group got. */
export const endWord = 'end'

/** Half of them, rounded down, make pages; at least one. */
export const pageWorkersOf = (processes: number) => Math.max(1, Math.floor(processes / 2))
