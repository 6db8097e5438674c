import { gstStates } from '#contract/tax/first-states.ts'
import { stateCodeOfGstNumber } from '#contract/tax/gst-number.ts'
import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { uuidOf } from './chance.ts'
import { buyers, type DemoBuyer } from './data/buyers.ts'
import { sellers } from './data/sellers.ts'
import { textOf } from './dates.ts'
import { insertRows } from './insert-rows.ts'
import { gstNumberOf, idOfBuyer, idOfSeller } from './make-users.ts'

const [publishedSeller] = sellers
const publishedSellerId = publishedSeller ? idOfSeller(publishedSeller) : ''

/** Two of three buyers bill to a GST number of theirs; the registrations of sellers come with their accounts. */
const hasProfile = (buyer: DemoBuyer) => buyers.indexOf(buyer) % 3 !== 2
const idOfProfile = ({ email }: DemoBuyer) => uuidOf('billing', email)

export const billingIdOf = (buyer: DemoBuyer) => (hasProfile(buyer) ? idOfProfile(buyer) : undefined)

const makeProfiles = (now: number) =>
  buyers.filter(hasProfile).map((buyer) => {
    const gstin = gstNumberOf(buyer.gst_prefix)
    return {
      billing_id: idOfProfile(buyer),
      user_id: idOfBuyer(buyer),
      gstin,
      legal_name: buyer.company,
      address: buyer.address,
      pin: buyer.postal_code,
      state_code: stateCodeOfGstNumber(gstin) ?? '',
      is_default: true,
      revision: 1,
      created_at: textOf(now),
    }
  })

export async function insertBilling(tx: Db, now: number) {
  await insertRows(tx, 'billing_profiles', makeProfiles(now))
  await tx.run(sql`
    update tax_registrations t set pin = substring(u.address from '[1-9][0-9]{5}')
    from users u where u.user_id = t.seller_id and u.is_demo and u.address ~ '[1-9][0-9]{5}'`)
  await tx.run(sql`
    update orders o set seller_gstin = t.gstin, seller_state_code = t.state_code, seller_scheme = t.scheme,
      ship_state_code = place.key, supply_state_code = place.key, bill_gstin = b.gstin, bill_name = b.legal_name,
      bill_address = b.address, bill_pin = b.pin, bill_state_code = b.state_code,
      ship_to = case when b.gstin is not null then 'own' end
    from orders placed
    join tax_registrations t on t.seller_id = placed.seller_id and t.is_default
    join users u on u.user_id = placed.seller_id and u.is_demo
    left join billing_profiles b on b.user_id = placed.buyer_id and b.is_default
    left join jsonb_each_text(${JSON.stringify(gstStates)}::jsonb) place on place.value = placed.state
    where placed.order_id = o.order_id`)
  await mistypeNumbers(tx)
}

/** Two buyers of the published shop typed their GST number wrong, as people do: its books name the bills. */
const mistypeNumbers = (tx: Db) =>
  tx.run(sql`
    update orders o set bill_gstin = left(o.bill_gstin, 14)
      || case when right(o.bill_gstin, 1) = 'Z' then 'A' else 'Z' end
    from (
      select order_id, row_number() over (order by order_date desc, order_id) as place from orders
      where seller_id = ${publishedSellerId} and bill_gstin is not null and delivery_status = 'Delivered') each
    where each.order_id = o.order_id and each.place in (3, 40)`)
