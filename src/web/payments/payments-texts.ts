/** The heading alone is part of the first load of an order's page. */
export const paymentsTexts = { title: 'Payment' } as const
