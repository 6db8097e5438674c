import { useRef } from 'react'
import type { EwayRule } from '#contract/shipments/eway-rule.ts'
import type { Shipment } from '#contract/shipments/shipment.ts'
import { getChallan, getEwayFile, getProof, saveProof } from '#contract/shipments/shipment-files.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { fetchFile } from '#web/api/download.ts'
import { FileRow } from '#web/documents/file-row.tsx'
import { useStates } from '#web/states/use-states.ts'
import { Button } from '#web/ui/button.tsx'
import { FileInput } from '#web/ui/fields/file-input.tsx'
import { scaledPicture, whyUnreadable } from '#web/ui/pictures/scaled-picture.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { ewaySentence } from './eway-sentence.ts'
import { shipmentsTexts as texts } from './shipments-texts.ts'

type ShipmentFilesProps = { shipment: Shipment; rule: EwayRule | undefined; me: 'buyer' | 'seller' }

/** The papers of a shipment. */
export function ShipmentFiles({ shipment, rule, me }: ShipmentFilesProps) {
  useStates()
  const { shipment_id: shipmentId, challan, has_proof, value, taken_back } = shipment
  const named = taken_back ? texts.challanCancelled : texts.challanNamed
  return (
    <div className="grid grid-cols-1 gap-2">
      {(challan || (me === 'seller' && !taken_back)) && (
        <FileRow
          name={challan ? named(challan) : texts.challan}
          load={() => fetchFile(getChallan, { shipmentId })}
        />
      )}
      {me === 'seller' && !taken_back && (
        <FileRow name={texts.eway} ending="json" load={() => fetchFile(getEwayFile, { shipmentId })}>
          {rule ? ewaySentence(rule, value) : texts.ewayHint}
        </FileRow>
      )}
      {has_proof && (
        <FileRow name={texts.proof} ending="webp" load={() => fetchFile(getProof, { shipmentId })} />
      )}
    </div>
  )
}

const longestSide = 1_600

/** The photo that proves a delivery, from the camera or the files. */
export function AddProof({ shipment, onSaved }: { shipment: Shipment; onSaved: () => unknown }) {
  const input = useRef<HTMLInputElement>(null)
  const action = useAction({
    send: (photo: string) => api(saveProof, { shipmentId: shipment.shipment_id, photo }),
    failure: texts.proofError,
    failureToast: true,
    success: ({ content }) => content,
    onDone: onSaved,
  })
  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    const photo = await scaledPicture(file, longestSide).catch(() => undefined)
    if (photo) await action.run(photo)
    else toastError(await whyUnreadable(file, texts.unreadablePhoto))
  }
  return (
    <>
      <Button variant="secondary" loading={action.isPending} onClick={() => input.current?.click()}>
        {shipment.has_proof ? texts.replaceProof : texts.addProof}
      </Button>
      <FileInput ref={input} label={texts.choosePhoto} accept="image/*" onFiles={choose} />
    </>
  )
}
