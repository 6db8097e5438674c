/** The country of most goods, and the only one whose goods have no importer. */
export const homeCountry = 'India'

/** Whether goods say that they come from elsewhere. */
export const isImported = ({ country_of_origin }: { readonly country_of_origin: string | null }) =>
  country_of_origin !== null && country_of_origin !== homeCountry
