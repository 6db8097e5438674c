import { amountInWords } from '#contract/documents/amount-in-words.ts'
import { khataFile } from '#contract/texts/books/khata-file.ts'
import { dayOf, inRupees } from '#contract/texts/english.ts'
import type { Fact, Paper, Party } from '#server/pdf/paper.ts'
import type { PartyRow } from './account.row.ts'
import type { EntryRow } from './entry.row.ts'
import { type NamedAccount, protectionOfLaw } from './law.rules.ts'

type Statement = {
  readonly account: NamedAccount
  readonly year: string
  readonly entries: readonly EntryRow[]
  readonly brought_forward: number
  readonly seller: PartyRow
  readonly buyer: PartyRow
  readonly today: string
}

const amount = (paise: number) => inRupees(paise / 100)
const plain = (paise: number) => (paise < 0 ? `-${amount(-paise).slice(1)}` : amount(paise).slice(1))

const partyOf = ({ name, address, gstin }: PartyRow, label: string): Party => ({
  label,
  name,
  lines: address ? [address] : [],
  facts: gstin ? [{ label: 'GSTIN', text: gstin }] : [],
})

/** The account of a buyer in a financial year, as both sides read it. */
export function statementPaperOf(statement: Statement): Paper {
  const { account, year, entries, brought_forward, seller, buyer, today } = statement
  const closing = entries[0]?.balance_paise ?? brought_forward
  const { state } = account
  return {
    title: 'Statement of account',
    number: year,
    day: today,
    issuer: partyOf(seller, ''),
    facts: [
      { label: 'Date', text: dayOf(today) },
      { label: 'Financial year', text: year },
      ...stated('Overdue', state.overdue),
      ...stated('Interest by law', state.interest),
    ],
    parties: [partyOf(buyer, 'Account of')],
    lines: {
      columns: [
        { title: 'Date', align: 'left' },
        { title: 'Entry', align: 'left', isWide: true },
        { title: 'Billed', align: 'right' },
        { title: 'Paid or credited', align: 'right' },
        { title: 'Balance', align: 'right' },
      ],
      rows: [
        ['', khataFile.broughtForward.content, '', '', plain(brought_forward)],
        ...entries.toReversed().map(rowOf),
      ],
      sums: ['', 'Balance', '', '', plain(closing)],
    },
    totals: [{ label: closing < 0 ? 'Advance' : 'Balance', text: amount(Math.abs(closing)) }],
    words: amountInWords(Math.abs(closing)),
    notes: notesOf(account),
    signature: { name: seller.name, text: 'Computer-generated: no signature needed' },
  }
}

const stated = (label: string, paise: number): readonly Fact[] =>
  paise === 0 ? [] : [{ label, text: amount(paise) }]

const rowOf = ({ on_day, kind, number, order_id, paise, balance_paise }: EntryRow) => [
  dayOf(on_day),
  [khataFile[kind].content, number || (order_id ?? '')].filter(Boolean).join(' '),
  paise > 0 ? plain(paise) : '',
  paise < 0 ? plain(-paise) : '',
  plain(balance_paise),
]

function notesOf({ law, state }: NamedAccount): string[] {
  const protection = protectionOfLaw(law)
  if (protection === 'none' || !law.rate) return []
  const rate = `${(law.rate.rate_bp / 100).toFixed(2)} %`
  const contested =
    protection === 'contested' ? ['For traders this interest is contested: opinions of the law differ.'] : []
  const counted = `Interest by law: compound with monthly rests at three times the bank rate (${rate} since ${dayOf(law.rate.from_date)}), on bills that are open after their last day, to this date (MSMED Act 2006, s. 15 and 16). It is not part of the balance, and not added to a fee of the contract.`
  const advice =
    'Computed from the entries of this account and the Udyam registration that the supplier states. This is no legal or tax advice.'
  return state.interest === 0 ? [advice] : [counted, ...contested, advice]
}
