import type { Services } from '#server/services.ts'

/** Binds a code to its number; the server's key keeps anybody with the table from trying all codes. */
export const codeHashOf = (
  { secrets }: Pick<Services, 'secrets'>,
  phoneNumber: string,
  code: string,
): Buffer => secrets.fingerprint(code, `one-time code of ${phoneNumber}`)
