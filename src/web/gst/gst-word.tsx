import { gstTexts as texts } from './gst-texts.ts'

type GstWordProps = { rateBp: number | null | undefined }

/** Whether tax is in the price that it stands beside. A price of an unknown rate always includes it. */
export function GstWord({ rateBp }: GstWordProps) {
  if (!rateBp) return <span>{listedWord(rateBp)}</span>
  return (
    <>
      <span className="with-gst">{texts.included}</span>
      <span className="without-gst">{texts.onTop}</span>
    </>
  )
}

/** The same of a price that is always shown as it is listed. */
export const listedWord = (rateBp: number | null | undefined) => (rateBp === 0 ? texts.none : texts.included)
