import { useEffect, useState } from 'react'
import { type DocumentKind, getDocument } from '#contract/admin-sellers.ts'
import { endSession, heldToken } from '#web/session-store.ts'

type Document = { state: 'opening' | 'broken'; url: null } | { state: 'open'; url: string }

const opening: Document = { state: 'opening', url: null }

/** A document is fetched with the token and lives in this page alone: it has no address that could be passed on. */
export function useDocument(userId: string, kind: DocumentKind) {
  const [attempt, setAttempt] = useState(0)
  const [document, setDocument] = useState<{ of: string; document: Document }>({ of: '', document: opening })
  const of = `${userId} ${kind} ${attempt}`

  useEffect(() => {
    const stop = new AbortController()
    let made = ''
    const show = (shown: Document) => setDocument({ of: `${userId} ${kind} ${attempt}`, document: shown })
    fetchDocument(userId, kind, stop.signal).then(
      (blob) => {
        if (stop.signal.aborted) return
        made = URL.createObjectURL(blob)
        show({ state: 'open', url: made })
      },
      () => stop.signal.aborted || show({ state: 'broken', url: null }),
    )
    return () => {
      stop.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [userId, kind, attempt])

  return { document: document.of === of ? document.document : opening, retry: () => setAttempt(attempt + 1) }
}

async function fetchDocument(userId: string, kind: DocumentKind, signal: AbortSignal): Promise<Blob> {
  const token = heldToken() ?? ''
  const path = getDocument.path.replace(':userId', encodeURIComponent(userId)).replace(':document', kind)
  const answer = await fetch(path, { headers: { token }, signal, cache: 'no-store' })
  if (answer.status === 401) endSession(token)
  if (!answer.ok) throw new Error(`document answered ${answer.status}`)
  return answer.blob()
}
