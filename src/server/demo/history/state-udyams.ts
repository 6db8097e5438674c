import type { UdyamActivity, UdyamClass } from '#contract/khata/due.ts'
import type { Db } from '#server/db/db.ts'
import { chanceOf } from '#server/demo/chance.ts'
import { type DemoSeller, sellers } from '#server/demo/data/sellers.ts'
import { idOfSeller } from '#server/demo/make-users.ts'
import { keepRegistration, listRegistrations } from '#server/tax-registrations/registration.service.ts'

const classes = ['micro', 'small', 'small', 'medium'] as const

/** Most shops state a Udyam registration, in a district 00 that no state has. The published one is a small manufacturer. */
export async function stateUdyams(tx: Db) {
  for (const [place, seller] of sellers.entries()) {
    if (place % 5 === 4) continue
    const shop = { user_id: idOfSeller(seller), request_id: 'demo' }
    const [registration] = await listRegistrations(tx, shop)
    if (registration) await keepRegistration(tx, shop, { ...registration, ...udyamOf(seller, place) })
  }
}

function udyamOf({ company_name, business_type }: DemoSeller, place: number) {
  const udyam_class: UdyamClass = place === 0 ? 'small' : chanceOf('udyam', company_name).pick(classes)
  const udyam_activity: UdyamActivity = business_type === 'Manufacturer' ? 'manufacturing' : 'trading'
  const udyam_number = `UDYAM-IN-00-${String(place + 1).padStart(7, '0')}`
  return { udyam_number, udyam_class, udyam_activity }
}
