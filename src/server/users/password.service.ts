import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { limitConcurrency } from '#server/concurrency/concurrency-limit.ts'
import { spareCores } from '#server/concurrency/spare-cores.ts'
import { limits } from '#server/limits.ts'

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number }
type Stored = { readonly cost: Cost; readonly nonce: Buffer; readonly tag: Buffer }

/** OWASP's setting for argon2id. Each hash contains its setting, so old ones remain valid if it is raised. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const hashesAtOnce = Math.min(limits.signIn.hashesAtOnce, spareCores())
const inTurn = limitConcurrency(hashesAtOnce, limits.signIn.hashesWaiting)

const derive = promisify(argon2)

// The same letters can be typed as different code points; NFKC makes them one password on every keyboard.
const tagOf = (password: string, nonce: Buffer, { memory, passes, parallelism }: Cost) =>
  derive('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength,
  })

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

const write = ({ cost: { memory, passes, parallelism }, nonce, tag }: Stored) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]{22})\$([\w+/]{43})$/

function read(text: string): Stored | undefined {
  const [, memory, passes, parallelism, nonce, tag] = form.exec(text) ?? []
  if (!(nonce && tag)) return
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

// The hash of no password: checking against it takes as long as checking a real one.
const dummyHash: Stored = { cost, nonce: randomBytes(16), tag: randomBytes(tagLength) }

/** Hashes a password, in the PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return write({ cost, nonce, tag: await inTurn(() => tagOf(password, nonce, cost)) })
}

type Owner = { readonly password_hash: string }

/**
 * Returns the owner if the password is theirs. A missing owner and one without a readable hash take as long and never
 * match. `findOwner` runs when its turn in the queue comes, so that a flood costs only its refusals; if it throws, no
 * hash is computed.
 */
export function findByPassword<Found extends Owner>(
  password: string,
  findOwner: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  return inTurn(async () => {
    const owner = await findOwner()
    const stored = read(owner?.password_hash ?? '')
    const { cost: kept, nonce, tag } = stored ?? dummyHash
    const isSame = timingSafeEqual(await tagOf(password, nonce, kept), tag)
    return isSame && stored ? owner : undefined
  })
}
