import { createConnection, createServer, type Socket } from 'node:net'
import type { PostgresFolders } from './postgres-folders.ts'

// The name is held by the kernel, which frees it however the holder ends: no lock file can be left behind.
const lockName = ({ name }: PostgresFolders) => `\0${name}`

/** Makes this process the one that runs the server at this place, or answers undefined when another one is. */
export function takeOwnership(place: PostgresFolders): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const guests = new Set<Socket>()
    const lock = createServer((guest) => {
      guests.add(guest.unref())
      guest.on('error', () => {}).on('close', () => guests.delete(guest))
    }).unref()
    lock.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    const release = () => {
      lock.close()
      for (const guest of guests) guest.destroy()
    }
    lock.listen(lockName(place), () => resolve(release))
  })
}

type Owner = { readonly ended: Promise<void>; leave(): void }

/** Stays in touch with the process that runs the server at this place, if there is one, to learn when it ends. */
export function joinOwner(place: PostgresFolders): Promise<Owner | undefined> {
  return new Promise((resolve) => {
    const link = createConnection(lockName(place))
    const ended = new Promise<void>((tell) => link.on('close', () => tell()))
    link.on('error', () => resolve(undefined)).unref()
    link.on('connect', () => resolve({ ended, leave: () => link.destroy() }))
  })
}
