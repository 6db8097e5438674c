import type { Profile } from '#contract/user.ts'

/** Unknown is the server's and the first moment's answer: a page that is the same for everybody. */
export type Session =
  | { state: 'unknown' | 'visitor'; user: null }
  | { state: 'signed-in'; user: Partial<Profile> }

const unknown: Session = { state: 'unknown', user: null }
const visitor: Session = { state: 'visitor', user: null }

const listeners = new Set<() => void>()
const endings = new Set<() => void>()
const leavings = new Set<() => void>()
let latest: { token: string; userData: string; session: Session } = {
  token: '',
  userData: '',
  session: visitor,
}

export const heldToken = () => localStorage.getItem('token')

export function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Hears that the server ended the session, not that the person signed out. */
export function onSessionEnd(ended: () => void) {
  endings.add(ended)
  return () => void endings.delete(ended)
}

/** Hears that the person signed out, here or in another tab. */
export function onSignOut(left: () => void) {
  leavings.add(left)
  return () => void leavings.delete(left)
}

export const serverSession = () => unknown

export function currentSession(): Session {
  const token = heldToken() ?? ''
  const userData = localStorage.getItem('userData') ?? ''
  if (token !== latest.token || userData !== latest.userData)
    latest = { token, userData, session: read(token, userData) }
  return latest.session
}

function read(token: string, userData: string): Session {
  if (!token) return visitor
  try {
    const user: unknown = JSON.parse(userData)
    if (user && typeof user === 'object') return { state: 'signed-in', user }
  } catch {
    // A damaged copy: the profile is fetched again at the next load.
  }
  return { state: 'signed-in', user: {} }
}

export function keep(token: string, userData?: object) {
  localStorage.setItem('token', token)
  if (userData) localStorage.setItem('userData', JSON.stringify(userData))
  announce()
}

export function keepUser(userData: object) {
  if (!heldToken()) return
  localStorage.setItem('userData', JSON.stringify(userData))
  announce()
}

/** Of the person who leaves, nothing stays. */
export function forget() {
  for (const kept of ['token', 'userData', 'recently_viewed']) localStorage.removeItem(kept)
  announce()
}

/** Written for a moment when somebody signs out. */
export const signedOutKey = 'signedOut'

const isUnsent = (key: string) => /^(outbox:|chatDraft:|seller-application:|sent-code$)/.test(key)

/** What was not sent outlives a session that ended, but not its owner's leaving. */
export function dropUnsent() {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (isUnsent(key)) storage.removeItem(key)
  for (const left of leavings) left()
}

/** Ends the session that `token` belonged to; a newer one stays untouched. */
export function endSession(token: string) {
  if (heldToken() !== token) return
  forget()
  for (const ended of endings) ended()
}

/** Whose items the bars show. */
export function memberKind({ account_type: kind }: Partial<Profile>) {
  return kind === 'seller' || kind === 'admin' ? kind : 'buyer'
}

/** Tells this tab, and the styles that choose between a visitor's items and a member's. */
export function announce() {
  const { state, user } = currentSession()
  const root = document.documentElement
  if (state === 'signed-in') root.dataset.signedIn = memberKind(user)
  else delete root.dataset.signedIn
  for (const changed of listeners) changed()
}
