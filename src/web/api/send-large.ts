import { ApiError, type Send } from '#contract/client.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { waitingTexts } from './waiting-texts.ts'
import { beginWork } from './works.ts'

/** An upload without progress for this long has lost its connection. */
const longestSilence = 45_000

/** Like `send`, for pictures and files: it reports progress, has no time limit in all, and can be stopped. */
export const sendLarge: Send = (path, { method, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const work = onProgress
      ? undefined
      : beginWork({ share: 0, stop: () => giveUp(new ApiError(0, waitingTexts.stopped)) })
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
      work?.end()
    }
    const giveUp = (reason: unknown) => {
      end()
      request.abort()
      reject(typeof reason === 'string' ? new Error(reason) : reason)
    }
    const leave = () => giveUp(signal?.reason)
    const stillMoves = () => {
      clearTimeout(timer)
      timer = setTimeout(() => giveUp(siteTexts.noAnswer), longestSilence)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      stillMoves()
      const share = total > 0 ? loaded / total : 0
      if (onProgress) onProgress(share)
      else work?.tell(share)
    }
    request.onload = () => {
      end()
      const { status, responseText } = request
      resolve({ ok: status >= 200 && status < 300, status, text: async () => responseText })
    }
    request.onerror = () => giveUp(siteTexts.noConnection)
    request.open(method, path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    signal?.addEventListener('abort', leave)
    if (signal?.aborted) return leave()
    stillMoves()
    request.send(body ?? null)
  })
