import { type Api, ApiError, createApi } from '#contract/client.ts'
import { endSession, storedToken } from '#web/storage/session-store.ts'
import { sendInLanguage } from './in-language.ts'
import { send } from './send.ts'
import { beginWork } from './works.ts'

const call = createApi(import.meta.env.IS_TRANSLATION ? sendInLanguage(send) : send, storedToken)

/** Every API call from the browser. It ends the session when the server says that the token is no longer valid. */
export const api: Api = async (endpoint, draft, ...[options]) => {
  const token = storedToken()
  // Reads show their loading state in the page; only slow writes and uploads show the notice.
  const work = endpoint.method === 'GET' || options?.onProgress ? undefined : beginWork()
  try {
    return await call(endpoint, draft, options)
  } catch (error) {
    if (!(token && isOver(error))) throw error
    endSession(token, { message: error.isFromServer && error.message, isByPerson: endpoint.method !== 'GET' })
    if (endpoint.access !== 'anyone') throw error
    // Public endpoints need no session, so the call is repeated as a visitor.
    return await call(endpoint, draft, options)
  } finally {
    work?.end()
  }
}

const isOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'invalid-token'
