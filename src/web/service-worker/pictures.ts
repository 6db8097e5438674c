type PictureCache = Pick<Cache, 'keys' | 'match' | 'put' | 'delete'>

const sizeOf = (answer: Response | undefined) => Number(answer?.headers.get('content-length') ?? 0)

/** Keeps viewed pictures, at most `limit` bytes of them: the oldest go first. */
export function createPictureStore(open: () => Promise<PictureCache>, limit: number) {
  const count = async () => bytesOf(await open())
  // One after the other, so that the count is right.
  let bytes: Promise<number> | undefined

  const add = async (before: number, request: Request, answer: Response) => {
    const cache = await open()
    const replaced = sizeOf(await cache.match(request))
    await cache.delete(request)
    await cache.put(request, answer)
    const after = before - replaced + sizeOf(answer)
    return after > limit ? dropOldest(cache, after, limit) : after
  }
  const keep = (request: Request, answer: Response) => {
    bytes = (bytes?.catch(count) ?? count()).then((before) => add(before, request, answer))
    return bytes
  }
  return { keep, match: async (request: Request) => (await open()).match(request) }
}

async function bytesOf(cache: PictureCache) {
  let bytes = 0
  for (const request of await cache.keys()) bytes += sizeOf(await cache.match(request))
  return bytes
}

/** A tenth more than must go, so that it need not be done for every picture. */
async function dropOldest(cache: PictureCache, bytes: number, limit: number) {
  let left = bytes
  for (const request of await cache.keys()) {
    if (left <= limit * 0.9) break
    left -= sizeOf(await cache.match(request))
    await cache.delete(request)
  }
  return left
}
