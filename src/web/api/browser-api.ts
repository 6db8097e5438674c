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
  } catch (fault) {
    if (!(token && isOver(fault))) throw fault
    endSession(token, { told: fault.isTold && fault.message, isAsked: endpoint.method !== 'GET' })
    if (endpoint.access !== 'anyone') throw fault
    // What everybody may see needs no session: a visitor sees it.
    return await call(endpoint, draft, options)
  } finally {
    work?.end()
  }
}

const isOver = (fault: unknown): fault is ApiError =>
  fault instanceof ApiError && fault.code === 'invalid-token'
