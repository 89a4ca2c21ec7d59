import { articlePages } from './domain/site/articlePages.ts';
import { coursePages, examPages, lecturerPages, newsPages, orgPages } from './domain/site/contentPages.ts';
import type { Site } from './web/seoFiles.ts';

/** What the web side is told of this product's pages. */
export const site: Site = {
  sources: {
    articles: ({ db }) => articlePages(db),
    courses: ({ db }) => coursePages(db),
    lecturers: ({ db }) => lecturerPages(db),
    organizations: ({ db }) => orgPages(db),
    news: ({ db, clock }) => newsPages(db, clock()),
    exams: ({ db, clock }) => examPages(db, clock()),
  },
  hidden: [
    '/apis/',
    '/account/',
    '/admin',
    '/blog/account',
    '/question/account',
    '/search/',
    '/pay/',
    '/login/',
    '/ical/',
  ],
  // A referral code is put into a cookie by its page.
  isPersonal: (url) => url.includes('referralCode='),
};
