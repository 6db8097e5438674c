import { ApiError, fillPath, queryString } from '#contract/client.ts'
import type { DraftOf, Endpoint } from '#contract/endpoint.ts'
import { endSession, heldToken } from '#web/storage/session-store.ts'
import { withinTime } from './send.ts'

export type DownloadedFile = { name: string; bytes: Blob }

/** A file of an endpoint that wants to know who asks: a plain link carries no token. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  draft: DraftOf<E>,
  options?: { signal?: AbortSignal; cache?: RequestCache },
): Promise<DownloadedFile> {
  const token = heldToken() ?? ''
  const { path, rest } = fillPath(endpoint.path, draft as Record<string, unknown>)
  // Until it begins to come: a long file may take its time from then on.
  const answer = await withinTime(options ?? {}, (signal) =>
    fetch(path + queryString(rest), { ...options, signal, headers: { token } }),
  )
  if (!answer.ok || isJson(answer)) throw await refusalOf(answer, token)
  return { name: nameOf(answer), bytes: await answer.blob() }
}

/** No file is: it can only be a refusal. */
const isJson = (answer: Response) => /^application\/json\b/.test(answer.headers.get('content-type') ?? '')

async function refusalOf(answer: Response, token: string) {
  const { content = '', status } = await answer.json().catch(() => ({}))
  if (status === 'invalid-token') endSession(token)
  return new ApiError(answer.status, content, { code: status })
}

const nameOf = (answer: Response) =>
  /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'download'

export function saveFile({ name, bytes }: DownloadedFile) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  // The browser reads the bytes after the press; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
