import { ApiError, fillPath, queryString } from '#contract/client.ts'
import type { DraftOf, Endpoint } from '#contract/endpoint.ts'
import { endSession, heldToken } from './session-store.ts'

export type DownloadedFile = { name: string; bytes: Blob }

/** A file of an endpoint that wants to know who asks: a plain link carries no token. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  draft: DraftOf<E>,
  options?: Pick<RequestInit, 'signal' | 'cache'>,
): Promise<DownloadedFile> {
  const token = heldToken() ?? ''
  const { path, rest } = fillPath(endpoint.path, draft as Record<string, unknown>)
  const answer = await fetch(path + queryString(rest), { ...options, headers: { token } })
  if (!answer.ok) throw await refusalOf(answer, token)
  return { name: nameOf(answer), bytes: await answer.blob() }
}

async function refusalOf(answer: Response, token: string) {
  const { content = '', status } = await answer.json().catch(() => ({}))
  if (status === 'invalid-token') endSession(token)
  return new ApiError(answer.status, content, status)
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
