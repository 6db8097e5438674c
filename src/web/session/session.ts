import { useSyncExternalStore } from 'react'
import { api } from '#web/api/browser-api.ts'
import {
  currentSession,
  dropPersonal,
  forget,
  keep,
  keepUser,
  serverSession,
  signedOutKey,
  storedToken,
  subscribe,
} from '#web/storage/session-store.ts'
import { browserStorage } from '#web/storage/storage.ts'

/** Who uses this browser: 'unknown' until the page is hydrated, then 'visitor' or 'signed-in'. */
export function useSession() {
  return useSyncExternalStore(subscribe, currentSession, serverSession)
}

/** Keeps the token, then the profile; the profile of the sign-in's own answer saves the fetch. */
export async function signIn(token: string, userData?: object) {
  keep(token, userData)
  if (!userData) await refreshProfile()
}

/** The session ends here at once; the server is notified as soon as possible. */
export async function signOut() {
  const { signOut: endpoint } = await import('#contract/users/user.ts')
  const goodbye = storedToken() ? api(endpoint, {}) : Promise.resolve()
  leaveBrowser()
  await goodbye.catch(() => undefined)
}

/** The server has ended the session already. */
export function leaveBrowser() {
  forget()
  dropPersonal()
  // For other tabs, which keep unsent words of their own.
  browserStorage.write(signedOutKey, 'now')
  browserStorage.drop(signedOutKey)
  void import('./close-news.ts').then(({ closeNews }) => closeNews()).catch(() => {})
}

/** Brings `userData` up to date. A session that is over is noticed by the api itself. */
export async function refreshProfile() {
  const token = storedToken()
  if (!token) return
  const { getProfile } = await import('#contract/users/user.ts')
  try {
    keepUser(await api(getProfile, {}), token)
  } catch {
    // Offline or a slow server: the kept profile serves until the next load.
  }
}
