/** A Valkey, and what stands before all that the market writes and tells there. */
export type ValkeyAddress = Readonly<{
  host: string
  port: number
  isEncrypted: boolean
  username: string | undefined
  password: string | undefined
  database: number
  prefix: string
}>

const usualPort = 6379
const encrypted = ['valkeys:', 'rediss:']
const protocols = ['valkey:', 'redis:', ...encrypted]
const prefixPattern = /^[\w:.-]{1,40}$/

/** Reads `valkeys://user:password@host:port/database?prefix=…`; undefined when it is none. */
export function valkeyAddressOf(text: string): ValkeyAddress | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(text)
  const database = pathname.slice(1) || '0'
  const { prefix = 'vanij', ...others } = Object.fromEntries(searchParams)
  const isUsable =
    protocols.includes(protocol) &&
    hostname !== '' &&
    /^\d{1,3}$/.test(database) &&
    prefixPattern.test(prefix) &&
    Object.keys(others).length === 0
  if (!isUsable) return undefined
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || usualPort),
    isEncrypted: encrypted.includes(protocol),
    username: decoded(username) || undefined,
    password: decoded(password) || undefined,
    database: Number(database),
    prefix: `${prefix}:`,
  }
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
