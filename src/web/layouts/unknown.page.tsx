import { redirect } from 'react-router'
import { lostMark } from './lost-notice.tsx'

/** Any other path leads home. The mark is a hash, which no server sees, so the cached page of '/' fits everybody. */
export function loader() {
  return redirect(`/${lostMark}`)
}

export default function UnknownPage() {
  return null
}
