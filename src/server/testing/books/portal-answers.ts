import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const portalKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A token as the portal signs it: RS256, its facts as a text in `data`. */
function signedToken(facts: object, key: KeyObject = portalKeys.privateKey) {
  const content = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded({ data: JSON.stringify(facts), iss: 'NIC' })}`
  const signature = createSign('RSA-SHA256').update(content).sign(key).toString('base64url')
  return `${content}.${signature}`
}

type Facts = {
  readonly gstin: string
  readonly kind: string
  readonly number: string
  readonly total: number
  readonly irn: string
}

/** What a portal answers of a document. */
export const portalAnswer = (facts: Facts, key?: KeyObject) => ({
  AckNo: 112_010_036_563_310,
  AckDt: '2026-11-24 11:05:00',
  Irn: facts.irn,
  SignedInvoice: signedToken({ Irn: facts.irn }, key),
  SignedQRCode: signedToken(
    {
      SellerGstin: facts.gstin,
      BuyerGstin: '33AABCU9603R1ZU',
      DocNo: facts.number,
      DocTyp: facts.kind,
      DocDt: '05/10/2026',
      TotInvVal: facts.total,
      ItemCnt: 1,
      MainHsnCode: '610910',
      Irn: facts.irn,
      IrnDt: '2026-11-24 11:05:00',
    },
    key,
  ),
  Status: 'ACT',
})

type Inv01 = {
  readonly DocDtls: { readonly Typ: string; readonly No: string; readonly Dt: string }
  readonly SellerDtls: { readonly Gstin: string }
  readonly ValDtls: { readonly TotInvVal: number }
}

/** A portal on this machine that speaks HTTP and signs; `mood` says what it does next. */
export async function portalStandIn(irnOf: (document: Inv01) => string) {
  const received: { readonly key: string | undefined; readonly document: Inv01 }[] = []
  const state = { mood: 'well' as 'well' | 'refuses' | 'forges' | 'breaks' }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const document: Inv01 = JSON.parse(Buffer.concat(chunks).toString())
    received.push({ key: request.headers['x-irp-key']?.toString(), document })
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    const facts = {
      gstin: document.SellerDtls.Gstin,
      kind: document.DocDtls.Typ,
      number: document.DocDtls.No,
      total: document.ValDtls.TotInvVal,
      irn: irnOf(document),
    }
    const answers = {
      well: () => ({ Status: 1, Data: portalAnswer(facts), ErrorDetails: null }),
      refuses: () => ({ Status: 0, ErrorDetails: [{ ErrorCode: '2211', ErrorMessage: 'Duplicate SlNo' }] }),
      forges: () => ({ Status: 1, Data: JSON.stringify(portalAnswer(facts, stranger)) }),
      breaks: () => ({ unexpected: true }),
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[state.mood]()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/eicore/v1.03/Invoice`,
    received,
    state,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
