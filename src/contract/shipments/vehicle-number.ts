/** Letters with which vehicles of a state begin, also those that other letters have replaced. */
const states =
  'A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[AKP]|WB'

/**
 * What the portal of e-way bills takes: AB121234, AB12A1234, AB12AB1234, AB12ABC1234 and AB123A1234, each beginning with a state;
 * ABC1234; the Bharat series; DF and six more of defence; TM or TR (temporary), BP (Bhutan) and NP (Nepal) with at least seven in all.
 * (General master, einvoice6.gst.gov.in, of 28 March 2023, and the e-way bill API; looked up on 30 November 2026.)
 */
const portalPlates = new RegExp(
  `^((${states})(\\d{2}[A-Z]{0,3}|\\d{3}[A-Z])\\d{4}|[A-Z]{3}\\d{4}|\\d{2}BH\\d{4}[A-Z]{1,2}|DF[A-Z0-9]{6,13}|(T[MR]|BP|NP)[A-Z0-9]{5,13})$`,
)

/** A district of one digit. Plates of Tripura have two, so TR and five digits is a temporary number. */
const shortDistrict = new RegExp(`^(?!TR)(${states})(\\d)(?=[A-Z]{0,3}\\d{4}$)`)

/** The portal wants two digits of the district: DL1CA1234 is DL01CA1234 there. */
export const toPortalPlate = (plain: string) => plain.replace(shortDistrict, '$10$2')

export const isPortalPlate = (text: string) => portalPlates.test(text)

/** Whether a vehicle bears this number, without spaces and hyphens, in capitals. */
export const isPlate = (plain: string) => isPortalPlate(toPortalPlate(plain))
