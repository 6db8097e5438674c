import { taxonomyOf } from './taxonomy.ts'

/** The specification's: an untouched market has it. */
export const firstTaxonomy = taxonomyOf([])
