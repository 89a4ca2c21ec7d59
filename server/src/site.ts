import { quesRssEntries } from './domain/community/quesRss.ts';
import { rssEntries } from './domain/community/rss.ts';
import { articlePages } from './domain/site/articlePages.ts';
import {
  bloggerPages,
  blogPages,
  coursePages,
  examPages,
  lecturerPages,
  newsPages,
  orgPages,
  quesPages,
  typicalPositionPages,
} from './domain/site/contentPages.ts';
import { incubationBasePages } from './domain/incubation/pages.ts';
import { policyAdvocacyPages, startPolicyPages } from './domain/startPolicy/pages.ts';
import { startCasePages } from './domain/startCase/pages.ts';
import { startShowPages } from './domain/startShow/pages.ts';
import { startProgrammePages } from './domain/startProgramme/pages.ts';
import { startProjectPages } from './domain/startProject/pages.ts';
import { vacancyEntries, vacancyPages } from './domain/vacancies/pages.ts';
import type { Site } from './web/seoFiles.ts';

/** What the web side is told of this product's pages. */
export const site: Site = {
  sources: {
    articles: ({ db }) => articlePages(db),
    courses: ({ db }) => coursePages(db),
    lecturers: ({ db }) => lecturerPages(db),
    organizations: ({ db }) => orgPages(db),
    news: ({ db, clock }) => newsPages(db, clock()),
    blog: ({ db }) => blogPages(db),
    questions: ({ db }) => quesPages(db),
    bloggers: ({ db }) => bloggerPages(db),
    typicalPositions: ({ db }) => typicalPositionPages(db),
    positions: ({ db }) => vacancyPages(db),
    startPolicies: ({ db }) => startPolicyPages(db),
    incubationBases: ({ db }) => incubationBasePages(db),
    startProjects: ({ db }) => startProjectPages(db),
    startCases: ({ db }) => startCasePages(db),
    startShows: ({ db }) => startShowPages(db),
    startProgrammes: ({ db }) => startProgrammePages(db),
    policyAdvocacies: ({ db }) => policyAdvocacyPages(db),
    exams: ({ db, clock }) => examPages(db, clock()),
  },
  feeds: {
    '/blog/rss.xml': {
      title: '知途博客',
      path: '/blog',
      description: '学习、教学与求职的人写下的经验',
      entries: ({ db }) => rssEntries(db),
    },
    '/question/rss.xml': {
      title: '知途问答',
      path: '/question',
      description: '新提出的问题',
      entries: ({ db }) => quesRssEntries(db),
    },
    '/rss/positions.xml': {
      title: '知途招聘',
      path: '/positionlist',
      description: '新公开的职位',
      entries: ({ db, clock }) => vacancyEntries(db, clock()),
    },
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
    '/startbusiness/person',
    '/startbusiness/institution',
  ],
  // A referral code is put into a cookie by its page; a link that was given to somebody can be taken back at any moment.
  isPersonal: (url) => url.includes('referralCode=') || /^\/(s|startbusiness\/visitor\/dataRoom)\//.test(url),
};
