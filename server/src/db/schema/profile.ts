import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { common, flag, id64 } from '../columns.ts';

/** Who sees a section: 0 only me, 1 organizations and enterprises, 2 everybody (rules/visibility.ts). */
export type Visibility = 0 | 1 | 2;

/** The head of a résumé. Name, sex and portrait of the account are in user_ext. */
export const userBase = pgTable('user_base', {
  ...common(),
  userNo: id64('user_no').notNull().unique(),
  birthday: text().notNull().default(''),
  regionCode: text('region_code').notNull().default(''),
  contactMobile: text('contact_mobile').notNull().default(''),
  contactEmail: text('contact_email').notNull().default(''),
  /** Dictionary education. */
  eduGrade: text('edu_grade').notNull().default(''),
  /** Year in which work began; empty for students. */
  workSince: text('work_since').notNull().default(''),
  /** Dictionary jobStatus. */
  jobStatus: text('job_status').notNull().default(''),
  headline: text().notNull().default(''),
  introduction: text().notNull().default(''),
  /** By section key. */
  visibility: jsonb().$type<Record<string, Visibility>>().notNull().default({}),
});

/** Dates of a résumé are `yyyy-MM`; an empty end means until today. */
const period = () => ({
  startDate: text('start_date').notNull().default(''),
  endDate: text('end_date').notNull().default(''),
});

export const userEducation = pgTable(
  'user_education',
  {
    ...common(),
    userNo: id64('user_no').notNull(),
    schoolName: text('school_name').notNull(),
    major: text().notNull().default(''),
    degree: text().notNull().default(''),
    ...period(),
    description: text().notNull().default(''),
  },
  (t) => [index().on(t.userNo)],
);

export const userWork = pgTable(
  'user_work',
  {
    ...common(),
    userNo: id64('user_no').notNull(),
    companyName: text('company_name').notNull(),
    position: text().notNull().default(''),
    industry: text().notNull().default(''),
    ...period(),
    description: text().notNull().default(''),
  },
  (t) => [index().on(t.userNo)],
);

export const userExpectedJob = pgTable(
  'user_expected_job',
  {
    ...common(),
    userNo: id64('user_no').notNull(),
    jobTypeCode: text('job_type_code').notNull(),
    regionCode: text('region_code').notNull().default(''),
    /** In thousands of yuan a month; 0 is 面议 (rules/salary.ts). */
    salaryMin: smallint('salary_min').notNull().default(0),
    salaryMax: smallint('salary_max').notNull().default(0),
    jobNature: text('job_nature').notNull().default(''),
    arrival: text().notNull().default(''),
  },
  (t) => [index().on(t.userNo)],
);

/** 动态: contests, volunteering, activities. */
export const userNews = pgTable(
  'user_news',
  {
    ...common(),
    userNo: id64('user_no').notNull(),
    title: text().notNull(),
    eventDate: text('event_date').notNull().default(''),
    content: text().notNull().default(''),
    images: jsonb().$type<string[]>().notNull().default([]),
  },
  (t) => [index().on(t.userNo)],
);

export const userProject = pgTable(
  'user_project',
  {
    ...common(),
    userNo: id64('user_no').notNull(),
    projectName: text('project_name').notNull(),
    projectRole: text('project_role').notNull().default(''),
    ...period(),
    linkUrl: text('link_url').notNull().default(''),
    description: text().notNull().default(''),
    result: text().notNull().default(''),
  },
  (t) => [index().on(t.userNo)],
);

export const userWorkSet = pgTable(
  'user_work_set',
  {
    ...common(),
    userNo: id64('user_no').notNull(),
    title: text().notNull(),
    cover: text().notNull().default(''),
    description: text().notNull().default(''),
    files: jsonb().$type<{ name: string; url: string; fileType: 6 | 7 }[]>().notNull().default([]),
    linkUrl: text('link_url').notNull().default(''),
    isPublic: flag('is_public').notNull().default(1),
  },
  (t) => [index().on(t.userNo)],
);

/** Papers, projects and patents of teachers. */
export const userResearch = pgTable(
  'user_research',
  {
    ...common(),
    userNo: id64('user_no').notNull(),
    title: text().notNull(),
    /** Dictionary researchType. */
    researchType: text('research_type').notNull().default(''),
    publishDate: text('publish_date').notNull().default(''),
    source: text().notNull().default(''),
    linkUrl: text('link_url').notNull().default(''),
    description: text().notNull().default(''),
  },
  (t) => [index().on(t.userNo)],
);
