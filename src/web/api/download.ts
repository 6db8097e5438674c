import { ApiError, fillPath, queryString } from '#contract/client.ts'
import type { DraftOf, Endpoint } from '#contract/endpoint.ts'
import { endSession, storedToken } from '#web/storage/session-store.ts'
import { code } from '#web/ui/language.ts'
import { inLanguage } from './in-language.ts'
import { withinTime } from './send.ts'

export type DownloadedFile = { name: string; bytes: Blob }

/** Downloads a file that needs the token, which a plain link would not send. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  draft: DraftOf<E>,
  options?: { signal?: AbortSignal; cache?: RequestCache },
): Promise<DownloadedFile> {
  const token = storedToken() ?? ''
  const { path, rest } = fillPath(endpoint.path, {
    ...(draft as Record<string, unknown>),
    ...languageOf(endpoint),
  })
  // The time limit ends with the first byte: a long file may take longer.
  const answer = await withinTime(options ?? {}, (signal) =>
    fetch(path + queryString(rest), { ...options, signal, headers: { token } }),
  )
  if (!answer.ok || isJson(answer)) throw await refusalOf(answer, token)
  return { name: nameOf(answer), bytes: await answer.blob() }
}

/** Spreadsheets say what the page would say. */
const languageOf = ({ produces }: Endpoint) =>
  import.meta.env.IS_TRANSLATION && produces === 'text/csv' ? { language: code } : {}

/** JSON that is no file with a name is a refusal. */
const isJson = ({ headers }: Response) =>
  /^application\/json\b/.test(headers.get('content-type') ?? '') && !headers.has('content-disposition')

async function refusalOf(answer: Response, token: string) {
  const english = await answer.json().catch(() => ({}))
  const { content = '', status } = import.meta.env.IS_TRANSLATION ? await inLanguage(english) : english
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
