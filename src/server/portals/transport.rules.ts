import { toPortalPlate } from '#contract/shipments/vehicle-number.ts'

type Transport = {
  readonly mode: 'road' | 'rail' | 'air' | 'ship'
  readonly doc_no: string
  readonly vehicle_no: string
  readonly vehicle_kind: string
}

/** The portal's masters: road, rail, air, ship. */
const portalModes = { road: 1, rail: 2, air: 3, ship: 4 } as const

/** Numbers of a transport as the portals write them; cargo by ship is over-dimensional there. */
export const portalTransport = ({ mode, doc_no, vehicle_no, vehicle_kind }: Transport) => ({
  mode: portalModes[mode],
  docNo: mode === 'rail' ? doc_no.replace(/\s/g, '').toUpperCase() : doc_no,
  vehicleNo: toPortalPlate(vehicle_no),
  cargo: mode === 'ship' ? 'O' : vehicle_kind,
})
