import { problemInWords } from '#server/deals/check-chain.rules.ts'
import type { People } from './evidence.queries.ts'
import type { SharedChain } from './shared-chain.rules.ts'

const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

type Facts = { readonly people: People; readonly chain: SharedChain; readonly now: Date }

export const readMe = ({
  people,
  chain,
  now,
}: Facts) => `The chat of ${people.buyer} (buyer) and ${people.seller} (seller) on Vanij
Room ${people.room_id}, file made on ${inIndia.format(now)} (IST)

chat.txt, chat.jsonl    every message, as text and as JSON; in the text its further lines are indented
files/                  pictures and PDFs that were sent in the chat, by the number of their message
deals.txt, deals.json   every offer and what became of it, with its hash and the check of all hashes
documents/, shipments/  documents and proofs of delivery of the orders of both
SHA256SUMS.txt          the SHA-256 of each of these files: sha256sum --check SHA256SUMS.txt
certificate-part-A-draft.txt   a draft for whoever gives this in evidence; Vanij certifies nothing

How a hash is computed: SHA-256 of the hash before it (64 zeros before the first) followed by the record, both as they
stand in deals.json, in UTF-8. Where an offer says where the buyer wants the goods and was not accepted, the seller's
file has the hash without the record.

Check of the deals when this file was made: ${verdict(chain)}
`

/** The chain as others compute it again, with what does not fit in words. */
export const chainJson = ({ problems, ...chain }: SharedChain) =>
  `${JSON.stringify({ ...chain, problems: problems.map(problemInWords) }, null, 2)}\n`

const verdict = ({ problems, links }: SharedChain) =>
  problems.length === 0
    ? `all ${links.length} events are as they were written.`
    : `SOMETHING WAS CHANGED.\n${problems.map((problem) => `- ${problemInWords(problem)}`).join('\n')}`

export const chainText = (chain: SharedChain) =>
  `${chain.links
    .map(
      ({ place, event, revision, deal_id, hash, is_right }) =>
        `${place}. ${event}, offer ${revision} of deal ${deal_id}\n   ${hash} ${is_right ? 'right' : 'WRONG'}\n`,
    )
    .join('')}\nCheck: ${verdict(chain)}\n`

type Message = {
  readonly seq: number
  readonly sender_id: string
  readonly body: string
  readonly name: string | null
  readonly created_at: Date
  readonly is_automatic: boolean
}

const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g

/** Names are people's own words, and may not look like a line of ours. */
export const onOneLine = (name: string) => name.replaceAll(lineEnds, ' ')

/** Only a message begins at the margin, so that nobody writes another one into their own. */
export function chatLine({ seq, sender_id, body, name, created_at, ...message }: Message, people: People) {
  const sender = sender_id === people.buyer_id ? people.buyer : people.seller
  const how = message.is_automatic ? ' (automatic answer)' : ''
  const file = name === null ? '' : `[file: ${onOneLine(name)}] `
  const words = body.replaceAll(lineEnds, '\n    ')
  return `${seq}. ${inIndia.format(created_at)} ${sender}${how}: ${file}${words}\n`
}
