import { createConnection, createServer, type Socket } from 'node:net'
import type { PostgresFolders } from './postgres-folders.ts'

// The kernel holds the name and frees it however the owner ends, so no lock file can be left behind.
const lockName = ({ name }: PostgresFolders) => `\0${name}`

/** Makes this process the owner of the server in this folder; undefined if another process is. */
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
    // Exclusive: one of several workers must not get it from the process that started them.
    lock.listen({ path: lockName(place), exclusive: true }, () => resolve(release))
  })
}

type Owner = { readonly ended: Promise<void>; leave(): void }

/** Connects to the owner of the server in this folder, if there is one, to learn when it ends. */
export function joinOwner(place: PostgresFolders): Promise<Owner | undefined> {
  return new Promise((resolve) => {
    const link = createConnection(lockName(place))
    const ended = new Promise<void>((tell) => link.on('close', () => tell()))
    link.on('error', () => resolve(undefined)).unref()
    link.on('connect', () => resolve({ ended, leave: () => link.destroy() }))
  })
}
