import { toggleGst, useWithoutGst } from './gst-choice.ts'
import { gstTexts as texts } from './gst-texts.ts'

/** A style draws its state, which the page has before its scripts. */
export const GstSwitch = () => (
  <button
    type="button"
    role="switch"
    aria-checked={useWithoutGst()}
    onClick={toggleGst}
    className="min-h-11 text-left font-medium text-small"
  >
    <span className="gst-track" />
    {texts.showWithout}
  </button>
)
