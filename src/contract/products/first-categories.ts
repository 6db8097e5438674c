/** The categories that the specification's forms offer first (section 3); the first is preselected. */
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
