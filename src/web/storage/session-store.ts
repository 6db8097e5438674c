import type { Profile } from '#contract/users/user.ts'
import { browserStorage, tabStorage } from './storage.ts'
import { createStore } from './store.ts'

/** Unknown is the server's and the first moment's answer: a page that is the same for everybody. */
export type Session =
  | { state: 'unknown' | 'visitor'; user: null }
  | { state: 'signed-in'; user: Partial<Profile> }

const unknown: Session = { state: 'unknown', user: null }
const visitor: Session = { state: 'visitor', user: null }

/** How the server ended a session: its sentence, and whether the person caused the call that it refused. */
export type SessionEnd = { readonly message?: string | false; readonly isByPerson?: boolean }

/** The event carries nothing; the end itself is in `latest`. */
const changes = createStore({})
const endListeners = new Set<(end: SessionEnd) => void>()
const signOutListeners = new Set<() => void>()
/** An answer may come before hydration: the end is kept for the first listener. */
let pendingEnd: SessionEnd | undefined
let latest: { token: string; userData: string; session: Session } = {
  token: '',
  userData: '',
  session: visitor,
}

export const storedToken = () => browserStorage.read('token')

export const { subscribe } = changes

/** Called when the server ends the session, not when the person signs out. */
export function onSessionEnd(ended: (end: SessionEnd) => void) {
  endListeners.add(ended)
  if (pendingEnd) ended(pendingEnd)
  pendingEnd = undefined
  return () => void endListeners.delete(ended)
}

/** Called when the person signs out, here or in another tab. */
export function onSignOut(left: () => void) {
  signOutListeners.add(left)
  return () => void signOutListeners.delete(left)
}

export const serverSession = () => unknown

export function currentSession(): Session {
  const token = storedToken() ?? ''
  const userData = browserStorage.read('userData') ?? ''
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

export function keep(token: string, userData?: Partial<Profile>) {
  pendingEnd = undefined
  if (userData) settleOwner(userData)
  browserStorage.write('token', token)
  if (userData) browserStorage.write('userData', JSON.stringify(userData))
  announce()
}

/** An answer belongs to the session of its token: on a slow line the next person may have signed in by then. */
export function keepUser(userData: Partial<Profile>, token: string | null) {
  if (!token || storedToken() !== token) return
  settleOwner(userData)
  browserStorage.write('userData', JSON.stringify(userData))
  announce()
}

/** Removes everything of the person who signs out. */
export function forget() {
  for (const kept of ['token', 'userData', 'recently_viewed']) browserStorage.drop(kept)
  announce()
}

/** Written for a moment when somebody signs out. */
export const signedOutKey = 'signedOut'

/** Settings of the device itself. Everything else belongs to a person and goes at sign-out, whatever its name. */
const ofDevice = /^(theme|gst|signedOut|console(ProductsView|Density))$/
/** The owner of what is kept here. It outlives the session, so that the owner finds it again. */
export const ownerKey = 'owner'

/** Drafts, searches and marks outlive a session that ended, but neither their owner's leaving nor another one's coming. */
export function dropPersonal(spare: ReadonlySet<string> = new Set()) {
  for (const storage of [browserStorage, tabStorage])
    for (const name of storage.names()) if (!ofDevice.test(name) && !spare.has(name)) storage.drop(name)
  for (const left of signOutListeners) left()
}

const session = new Set(['token', 'userData', ownerKey])
export const dropFormerOwners = () => dropPersonal(session)

function settleOwner({ user_id: owner }: Partial<Profile>) {
  if (!owner) return
  const before = browserStorage.read(ownerKey)
  if (before !== null && before !== owner) dropFormerOwners()
  if (before !== owner) browserStorage.write(ownerKey, owner)
}

/** Ends the session that `token` belonged to; a newer one stays untouched. */
export function endSession(token: string, end: SessionEnd = {}) {
  if (storedToken() !== token) return
  forget()
  pendingEnd = endListeners.size === 0 ? end : undefined
  for (const ended of endListeners) ended(end)
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
  changes.set({})
}
