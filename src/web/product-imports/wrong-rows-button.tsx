import { exportWrongRows, type ProductImport } from '#contract/products/product-import.ts'
import { fetchFile } from '#web/api/download.ts'
import { formatOf } from './chosen-files.ts'
import { FileButton } from './file-button.tsx'
import { importTexts as texts } from './import-texts.ts'

/** The rows with problems as a file, each behind what is wrong with it. */
export const WrongRowsButton = ({ of: { import_id, file_name } }: { of: ProductImport }) => (
  <FileButton
    fetchIt={() => fetchFile(exportWrongRows, { importId: import_id, format: formatOf(file_name) })}
    failure={texts.wrongRowsError}
  >
    {texts.wrongRows}
  </FileButton>
)
