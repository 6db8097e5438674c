/** 'apparel & fashion' as the beginning of a line. */
export const categoryName = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)
