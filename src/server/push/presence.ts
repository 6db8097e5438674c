const connections = new Map<string, number>()

/** Whether this person is connected now. */
export const isOnline = (userId: string) => connections.has(userId)

/** Returns whether it is the person's first connection. */
export function connected(userId: string): boolean {
  const count = connections.get(userId) ?? 0
  connections.set(userId, count + 1)
  return count === 0
}

/** Returns whether it was the person's last connection. */
export function disconnected(userId: string): boolean {
  const count = (connections.get(userId) ?? 1) - 1
  if (count > 0) connections.set(userId, count)
  else connections.delete(userId)
  return count === 0
}
