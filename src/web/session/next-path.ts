import { forgotPasswordPath, loginPath, marketPath, signUpPath } from '#contract/paths.ts'

const doors = [loginPath, signUpPath, forgotPasswordPath]

/** Only a path of this site may follow a sign-in. */
export function safeNext(next: string | null | undefined, otherwise = marketPath) {
  if (!next || !/^\/(?![/\\])/.test(next) || hasControlCharacter(next)) return otherwise
  const [path = ''] = next.split(/[?#]/)
  return doors.includes(path) ? otherwise : next
}

// Browsers drop tabs and line ends from an address, so '/<tab>/host' would lead away.
function hasControlCharacter(text: string) {
  return [...text].some((character) => character < ' ')
}

export function loginBefore(next: string) {
  const target = safeNext(next, '')
  return target ? `${loginPath}?next=${encodeURIComponent(target)}` : loginPath
}
