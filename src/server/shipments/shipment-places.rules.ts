/** Contains a folder with the sealed photo of each delivery that has one. */
export const shipmentsFolder = 'shipments'

export const proofOf = (shipmentId: string) => `${shipmentsFolder}/${shipmentId}/proof.webp`

/** Contains a folder of sealed files for each challan. */
export const challansFolder = 'challans'

export const challanFileOf = (shipmentId: string, name: string) =>
  `${challansFolder}/${shipmentId}/${name}.pdf`
