import { type Api, ApiError, createApi } from '#contract/client.ts'
import { endSession, heldToken } from './session-store.ts'

const call = createApi((path, request) => fetch(path, request), heldToken)

/** Every call of a page in the browser. It notices when the session it called with is over. */
export const api: Api = async (endpoint, draft, options) => {
  const token = heldToken()
  try {
    return await call(endpoint, draft, options)
  } catch (fault) {
    if (token && fault instanceof ApiError && fault.code === 'invalid-token') endSession(token)
    throw fault
  }
}
