import type { Db } from '#server/db/db.ts'
import { addPayee, saveDispatch, saveTerms } from '#server/payees/payee.service.ts'
import type { Services } from '#server/services.ts'
import { chanceOf } from './chance.ts'
import { type DemoSeller, sellers } from './data/sellers.ts'
import { span } from './dates.ts'
import { idOfSeller } from './make-users.ts'

/**
 * Each shop says where it is paid: to addresses and accounts that nobody has. Every third one has agreed terms beforehand,
 * and most say how they send.
 */
export async function insertPayees(tx: Db, now: number, services: Pick<Services, 'secrets'>) {
  for (const [place, seller] of sellers.entries()) {
    const shop = { user_id: idOfSeller(seller) }
    await addPayee(tx, services, shop, payeeOf(now, seller, place))
    if (place % 3 === 1) await saveTerms(tx, shop, termsOf(seller))
    if (place % 4 !== 3) await saveDispatch(tx, shop, dispatchOf(seller))
  }
}

const nameOfUpi = ({ company_name }: DemoSeller) => company_name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')

/** No bank has the handle 'example' or the code DEMO, and eight zeros begin no account. */
function payeeOf(now: number, seller: DemoSeller, place: number) {
  const digits = chanceOf('payee', seller.company_name).whole(1000, 9999)
  const isMerchant = place % 2 === 0
  return {
    name: seller.company_name,
    vpa: `${nameOfUpi(seller)}@example`,
    vpa_kind: isMerchant ? ('merchant' as const) : ('plain' as const),
    mcc: isMerchant ? '5131' : '',
    account_number: `00000000${digits}`,
    ifsc: 'DEMO0000001',
    created_at: new Date(now - 400 * span.day),
  }
}

const termsOf = ({ company_name }: DemoSeller) =>
  chanceOf('terms', company_name).pick([
    { advance_bp: 3000, rest: 'on_dispatch', credit_days: 0 },
    { advance_bp: 0, rest: 'on_delivery', credit_days: 0 },
    { advance_bp: 2500, rest: 'credit', credit_days: 15 },
  ] as const)

const dispatchOf = ({ company_name }: DemoSeller) => {
  const chance = chanceOf('dispatch', company_name)
  return { dispatch_days: chance.whole(1, 7), freight: chance.pick(['included', 'to_pay'] as const) }
}
