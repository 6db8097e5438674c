/** What is billed or brought forward, in paise; the oldest first. */
type Owed = { readonly id: string; readonly paise: number }
/** What was paid or credited; it settles what it names first, and then the oldest. */
type Given = { readonly for: string | null; readonly paise: number; readonly on: string }

type SettledPart = { readonly paise: number; readonly on: string }
export type Settled = { readonly id: string; readonly open: number; readonly parts: readonly SettledPart[] }

type Left = { readonly id: string; open: number; readonly parts: SettledPart[] }

/**
 * Spreads payments over bills: each over the bill that it names, what is left of all of them over the oldest bills, in
 * the order of the payments' days. `over` is what nothing is left for: an advance.
 */
export function settle(owed: readonly Owed[], payments: readonly Given[]) {
  const bills: Left[] = owed.map(({ id, paise }) => ({ id, open: paise, parts: [] }))
  const byId = new Map(bills.map((bill) => [bill.id, bill]))
  const inTurn = [...payments].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  const rests = inTurn.map((payment) => {
    const bill = payment.for === null ? undefined : byId.get(payment.for)
    return { ...payment, paise: payment.paise - (bill ? pay(bill, payment) : 0) }
  })
  let place = 0
  let over = 0
  for (const rest of rests) {
    let { paise } = rest
    for (let bill = bills[place]; paise > 0 && bill; bill = bills[place]) {
      paise -= pay(bill, { ...rest, paise })
      if (bill.open === 0) place += 1
    }
    over += paise
  }
  return { bills: bills as readonly Settled[], over }
}

function pay(bill: Left, { paise, on }: Pick<Given, 'paise' | 'on'>): number {
  const part = Math.min(bill.open, paise)
  if (part <= 0) return 0
  bill.open -= part
  bill.parts.push({ paise: part, on })
  return part
}
