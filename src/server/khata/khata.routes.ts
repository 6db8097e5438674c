import type { FastifyInstance } from 'fastify'
import { dayInIndia } from '#contract/documents/document-number.ts'
import * as contract from '#contract/khata/khata.ts'
import { toRupees } from '#contract/products/price.ts'
import { khata as texts } from '#contract/texts/trust/khata.ts'
import { clock } from '#server/documents/clock.rules.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { listAccounts, listDues } from './accounts.service.ts'
import { toAccount, toDues, toLaw, toNote, toSheet, toTerms } from './khata.reply.ts'
import { changeEntry, disputeEntry, noteEntry } from './note.service.ts'
import { sentenceOfNote } from './note-sentence.service.ts'
import { getSheet, getStatement, getStatementFile, type Wish } from './sheet.service.ts'
import { remindBuyer, saveTerms } from './terms.service.ts'

type Person = { readonly user_id: string }
type Of = { readonly year: string }

const asSeller = ({ user_id: sellerId }: Person, { buyerId, year }: Of & { buyerId: string }): Wish => ({
  ...{ pair: { sellerId, buyerId }, reader: 'seller', year, today: dayInIndia(clock()) },
})
const asBuyer = ({ user_id: buyerId }: Person, { sellerId, year }: Of & { sellerId: string }): Wish => ({
  ...{ pair: { sellerId, buyerId }, reader: 'buyer', year, today: dayInIndia(clock()) },
})

export function khataRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listAccounts, async (query, seller) => {
    const { page, sums, law, total, next } = await listAccounts(db, seller, query, clock())
    return {
      ...{ success: true as const, accounts: page.map(toAccount), law: toLaw(law), total, next },
      sums: {
        ...{ open: toRupees(sums.open), overdue: toRupees(sums.overdue) },
        ...{ advance: toRupees(sums.advance), interest: toRupees(sums.interest) },
      },
    }
  })
  route(app, contract.getAccount, async (wish, seller) => ({
    ...{ success: true as const, buyer_id: wish.buyerId },
    ...toSheet(await getSheet(db, asSeller(seller, wish))),
  }))
  route(app, contract.getStatement, (wish, seller) => getStatement(db, asSeller(seller, wish)))
  route(app, contract.getStatementFile, async ({ language, ...wish }, seller) =>
    getStatementFile(db, asSeller(seller, wish), await app.languages.wordsIn(language)),
  )
  route(app, contract.saveKhataTerms, async (draft, seller) =>
    success(texts.termsSaved, { terms: toTerms(await saveTerms(db, seller, draft, clock)) }),
  )
  route(app, contract.remindBuyer, async (which, seller) =>
    success(texts.reminded({ buyer: await remindBuyer(db, seller, which, clock) })),
  )
  route(app, contract.noteEntry, async (draft, seller, { idempotencyKey: key }) => {
    const note = await noteEntry(db, seller, draft, { key, clock })
    return success(await sentenceOfNote(db, note), { note: toNote(note) })
  })
  route(app, contract.changeEntry, async (draft, seller) =>
    success(texts.state, { note: toNote(await changeEntry(db, seller, draft, clock)) }),
  )
  route(app, contract.disputeEntry, async (draft, buyer) =>
    success(draft.words === null ? texts.undisputed : texts.disputed, {
      note: toNote(await disputeEntry(db, buyer, draft)),
    }),
  )
  route(app, contract.listDues, async (_, buyer) => ({
    success: true as const,
    ...toDues(await listDues(db, buyer, clock())),
  }))
  route(app, contract.getDue, async (wish, buyer) => ({
    ...{ success: true as const, seller_id: wish.sellerId },
    ...toSheet(await getSheet(db, asBuyer(buyer, wish))),
  }))
  route(app, contract.getDueStatement, (wish, buyer) => getStatement(db, asBuyer(buyer, wish)))
}
