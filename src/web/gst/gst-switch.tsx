import { toggleGst } from './gst-choice.ts'
import { gstTexts as texts } from './gst-texts.ts'

/** Its words are for what a press does; a style shows those that fit. */
export const GstSwitch = () => (
  <button type="button" onClick={toggleGst} className="inline-flex min-h-11 items-center underline">
    <span className="with-gst">{texts.showWithout}</span>
    <span className="without-gst">{texts.showWith}</span>
  </button>
)
