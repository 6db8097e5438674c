import { redirect } from 'react-router'
import { lostMark } from './lost-notice.tsx'

/** Any other path leads home. The mark behind # stays in the browser, so the kept page of '/' serves everybody. */
export function loader() {
  return redirect(`/${lostMark}`)
}

export default function UnknownPage() {
  return null
}
