import { type Api, ApiError, createApi } from '#contract/client.ts'
import { endSession, heldToken } from '#web/storage/session-store.ts'
import { send } from './send.ts'
import { beginWork } from './works.ts'

const call = createApi(send, heldToken)

/** Every call of a page in the browser. It notices when the session it called with is over. */
export const api: Api = async (endpoint, draft, ...[options]) => {
  const token = heldToken()
  // What is asked for shows in the page; what is done shows in the notice when it takes long.
  const work = endpoint.method === 'GET' || options?.onProgress ? undefined : beginWork()
  try {
    return await call(endpoint, draft, options)
  } catch (error) {
    if (!(token && isOver(error))) throw error
    endSession(token, { told: error.isTold && error.message, isAsked: endpoint.method !== 'GET' })
    if (endpoint.access !== 'anyone') throw error
    // What everybody may see needs no session: a visitor sees it.
    return await call(endpoint, draft, options)
  } finally {
    work?.end()
  }
}

const isOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'invalid-token'
