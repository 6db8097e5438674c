/** The published sign-ins; all have the same password. */
export const signIns = {
  buyer: '919000000001',
  seller: '919000000002',
  admin: '919000000003',
  password: 'demo1234',
} as const
