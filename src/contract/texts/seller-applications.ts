import { sentences } from './sentences.ts'

type Company = { company: string }

export const sellerApplications = sentences('sellerApplications', {
  sent: 'Your application has reached us. Please wait for KYC verification.',
  sentAlready: 'You have already applied. Please wait for KYC verification.',
  sellerAlready: 'You are a seller already.',
  admin: 'An admin account cannot become a seller.',
  approved: ({ company }: Company) => `${company} is a verified seller now.`,
  rejected: ({ company }: Company) => `The application of ${company} is rejected.`,
  ownApplication: 'Nobody decides about their own application.',
  decided: 'This application was decided already.',
  gstNumberTaken: 'Another approved seller has this GST number.',
})
