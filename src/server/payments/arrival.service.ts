import type { Db } from '#server/db/db.ts'
import { insertPayment, type NewPayment } from './payment.queries.ts'

/** A part of a sum that arrived for several orders. The caller holds the lock of this order. */
export const noteArrival = (tx: Db, payment: NewPayment) => insertPayment(tx, payment)
