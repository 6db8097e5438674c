import { browserStorage } from '#web/storage/storage.ts'

/**
 * Shows prices with GST, or without it: a style shows one of the two that a page holds (`with-gst`, `without-gst` in `gst.css`), and
 * the script in the head says which before anything is painted. The browser keeps it, for whoever uses the device.
 */
export function toggleGst() {
  const { dataset } = document.documentElement
  if (dataset.gst) {
    delete dataset.gst
    browserStorage.drop('gst')
  } else {
    dataset.gst = 'without'
    browserStorage.write('gst', 'without')
  }
}
