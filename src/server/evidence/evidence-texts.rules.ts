import type { CheckedChain } from '#server/deals/check-chain.service.ts'
import type { People } from './evidence.queries.ts'

const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

type Facts = { readonly people: People; readonly chain: CheckedChain; readonly now: Date }

export const readMe = ({
  people,
  chain,
  now,
}: Facts) => `The chat of ${people.buyer} (buyer) and ${people.seller} (seller) on Vanij
Room ${people.room_id}, file made on ${inIndia.format(now)} (IST)

chat.txt, chat.jsonl    every message, as text and as JSON
files/                  pictures and PDFs that were sent in the chat, by the number of their message
deals.txt, deals.json   every offer and what became of it, with its hash and the check of all hashes
documents/, shipments/  documents and proofs of delivery of the orders of both
SHA256SUMS.txt          the SHA-256 of each of these files: sha256sum --check SHA256SUMS.txt
certificate-part-A-draft.txt   a draft for whoever gives this in evidence; Vanij certifies nothing

How a hash is computed: SHA-256 of the hash before it (64 zeros before the first) followed by the record, both as they
stand in deals.json, in UTF-8.

Check of the deals when this file was made: ${verdict(chain)}
`

const verdict = ({ problems, links }: CheckedChain) =>
  problems.length === 0
    ? `all ${links.length} events are as they were written.`
    : `SOMETHING WAS CHANGED.\n${problems.map((problem) => `- ${problem}`).join('\n')}`

export const chainText = (chain: CheckedChain) =>
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
}

export function chatLine({ seq, sender_id, body, name, created_at }: Message, people: People) {
  const sender = sender_id === people.buyer_id ? people.buyer : people.seller
  const file = name === null ? '' : `[file: ${name}] `
  return `${seq}. ${inIndia.format(created_at)} ${sender}: ${file}${body}\n`
}
