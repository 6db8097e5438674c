export const policyTexts = {
  inForce: 'In force since 21 Nov 2026',
  contents: 'On this page',
  keyPoints: 'The most important points',
  print: 'Print',
  alsoRead: 'Also read',
  shipping: 'Shipping policy',
  shippingSize: '(PDF, 8 kB)',
  company: 'Company',
  address: 'Address',
  officer: 'Grievance officer',
  email: 'Email',
  phone: 'Phone',
} as const
