type Answer = Pick<Response, 'ok' | 'redirected' | 'headers'>

const types: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  woff2: /^font\/woff2/,
  html: /^text\/html/,
}

/**
 * Whether an answer is the requested file. A server of another version, or a captive portal (the login page of a
 * hotel's network), may answer with a page of its own, and what is kept under a file's name stays there for good.
 */
export function isTheFile(url: string, { ok, redirected, headers }: Answer) {
  const type = headers.get('content-type') ?? ''
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? []
  const isFitting = types[ending]?.test(type) ?? !types.html?.test(type)
  return ok && !redirected && isFitting
}
