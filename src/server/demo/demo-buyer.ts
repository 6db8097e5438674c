/** A place where goods are delivered, in the words of the address form. */
interface DemoAddress {
  readonly state: string
  readonly city: string
  readonly postal_code: string
  readonly ship_address: string
}

/** One buyer of the demo market with the address used most. The loader adds phone number and password. */
export interface DemoBuyer extends DemoAddress {
  readonly full_name: string
  readonly company: string
  /** At a reserved domain (RFC 2606), so that no letter can reach a real person. */
  readonly email: string
  /** The address of the shop, as the profile shows it. */
  readonly address: string
  /** The first 14 characters. The PAN inside has the serial 0000, which is never issued. */
  readonly gst_prefix: string
  readonly further_addresses?: readonly DemoAddress[]
}
