import { exportWrongRows } from '#contract/products/product-import.ts'
import { fetchFile } from '#web/api/download.ts'
import { FileButton } from './file-button.tsx'
import { importTexts as texts } from './import-texts.ts'

/** The rows with problems as a file, each behind what is wrong with it. */
export const WrongRowsButton = ({ importId }: { importId: string }) => (
  <FileButton fetchIt={() => fetchFile(exportWrongRows, { importId })} failure={texts.wrongRowsError}>
    {texts.wrongRows}
  </FileButton>
)
