import type { Send } from '#contract/client.ts'
import { appTexts } from '#web/app/app-texts.ts'

/** As `fetch` sends, but it tells how much has left: a share from 0 to 1. */
export const sendWithProgress =
  (onProgress: (share: number) => void): Send =>
  (path, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () =>
        resolve({
          ok: request.status >= 200 && request.status < 300,
          status: request.status,
          text: () => Promise.resolve(request.responseText),
        })
      request.onerror = () => reject(new Error(appTexts.noConnection))
      request.send(body ?? null)
    })
