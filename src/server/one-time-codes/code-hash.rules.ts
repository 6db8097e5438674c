import type { Services } from '#server/services.ts'

/** A code is good for its number alone, and cannot be found from the table by trying all of them. */
export const codeHashOf = (
  { secrets }: Pick<Services, 'secrets'>,
  phoneNumber: string,
  code: string,
): Buffer => secrets.fingerprint(code, `one-time code of ${phoneNumber}`)
