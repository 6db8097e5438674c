import { z } from 'zod'
import { toRupees } from '#contract/products/price.ts'
import type { DocumentRow } from '#server/documents/document.row.ts'

/** What a portal answers of one document; other keys stay unread. */
export const PortalAnswer = z.object({
  Irn: z.string().regex(/^[0-9a-f]{64}$/),
  AckNo: z.union([z.string().regex(/^\d{1,20}$/), z.number().int().positive()]).transform(String),
  AckDt: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  SignedQRCode: z
    .string()
    .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    .max(4_000),
})
export type PortalAnswer = z.infer<typeof PortalAnswer>

const QrContent = z.object({
  SellerGstin: z.string(),
  DocNo: z.string(),
  DocTyp: z.string(),
  TotInvVal: z.coerce.number(),
  Irn: z.string(),
})

/** The portal puts its facts as a text into the claim `data`. */
const Claims = z.object({ data: z.string() })

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the signed code says, whether or not anybody checked its signature. */
export function contentOfQr(token: string) {
  const [, payload = ''] = token.split('.')
  const claims = Claims.safeParse(jsonIn(Buffer.from(payload, 'base64url').toString('utf8')))
  const content = claims.success ? QrContent.safeParse(jsonIn(claims.data.data)) : undefined
  return content?.success ? content.data : undefined
}

/** Whether the signed code is about this document. */
export function isQrOf(token: string, { gstin, kind, number, total_paise }: DocumentRow, irn: string) {
  const content = contentOfQr(token)
  return (
    content?.SellerGstin === gstin &&
    content.DocNo === number &&
    content.DocTyp === kind &&
    content.Irn === irn &&
    Math.abs(content.TotInvVal - toRupees(total_paise)) < 1
  )
}

/** The answers in what the seller pasted or chose: one, a list of them, or a list of the portal's envelopes. */
export function answersIn(text: string): readonly PortalAnswer[] {
  const content = jsonIn(text)
  const list = Array.isArray(content) ? content : [content]
  return list.flatMap((each) => {
    const answer = PortalAnswer.safeParse(dataOf(each))
    return answer.success ? [answer.data] : []
  })
}

/** NIC calls it `Data`, some providers `result` or `message`; it may be a text itself. */
function dataOf(each: unknown): unknown {
  if (typeof each !== 'object' || each === null) return undefined
  if ('Irn' in each) return each
  for (const key of ['Data', 'data', 'result', 'message'])
    if (key in each) {
      const inner = each[key as keyof typeof each] as unknown
      return typeof inner === 'string' ? jsonIn(inner) : inner
    }
  return undefined
}
