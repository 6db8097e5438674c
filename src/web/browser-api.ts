import { type Api, ApiError, createApi } from '#contract/client.ts'
import { appTexts } from './app/app-texts.ts'
import { endSession, heldToken } from './session-store.ts'

/** What a browser says of a lost connection ('Failed to fetch') is no sentence for people. */
const lost = (fault: unknown) => {
  throw fault instanceof TypeError ? new Error(appTexts.noConnection, { cause: fault }) : fault
}

const call = createApi((path, request) => fetch(path, request).catch(lost), heldToken)

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
