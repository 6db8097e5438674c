/** What the forms of the specification offer first (section 3), the first one chosen. */
export const firstCategories = [
  'agri products & equipments',
  'apparel & fashion',
  'architects & interior designing',
  'automobile parts & spares',
  'chemicals dyes & solvents',
  'construction real & estate',
  'consumer electronics',
  'electricals & electronics',
  'energy & power',
] as const
