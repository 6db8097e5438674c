/** An invoice portal (IRP), or a provider (GSP) that speaks to one. */
export type Irp = {
  /** Its answer about a document; throws a refusal with the portal's own words, or one that it is silent. */
  register(document: object): Promise<{
    readonly Irn: string
    readonly AckNo: string
    readonly AckDt: string
    readonly SignedQRCode: string
  }>
  /** Whether it has signed this token (RS256). */
  hasSigned(token: string): boolean
}
