import { createHash, randomBytes } from 'node:crypto'
import { limits } from '#server/limits.ts'

/**
 * A browser from which somebody has signed in gets a cookie that grants nothing: it only gives that browser its own
 * count of wrong passwords, so that guesses from elsewhere never lock the owner out.
 */
const pattern = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/

export const newDevice = () => randomBytes(32).toString('base64url')

export const deviceOf = (cookie = ''): string | undefined => pattern.exec(cookie)?.[1]

export const hashOfDevice = (device: string) => createHash('sha256').update(device).digest()

const seconds = limits.device.days * 24 * 60 * 60

export const deviceCookie = (device: string, publicUrl = '') =>
  `device=${device}; Path=/api/users; Max-Age=${seconds}; HttpOnly; SameSite=Lax${
    publicUrl.startsWith('https:') ? '; Secure' : ''
  }`
