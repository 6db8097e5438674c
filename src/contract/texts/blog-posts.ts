import { sentences } from './sentences.ts'

export const blogPosts = sentences('blogPosts', {
  published: 'The post is published.',
  saved: 'The draft is saved.',
  deleted: ({ title }: { title: string }) => `${title} is deleted.`,
})
