import { sql } from 'drizzle-orm';
import { check, index, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { common, flag, id64, within } from '../columns.ts';
import { ruled, table } from '../table.ts';
import { user } from './user.ts';

/** Who sees a section: 0 only me, 1 organizations and enterprises, 2 everybody (rules/visibility.ts). */
export type Visibility = 0 | 1 | 2;

/** The head of a résumé. Name, sex and portrait of the account are in user_ext. */
export const userBase = table('user_base', {
  ...common(),
  userNo: id64('user_no')
    .notNull()
    .references(() => user.userNo)
    .unique(),
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
  endDate: ruled(text('end_date'), 'in_order', (end) => sql`${end} = '' or "start_date" <= ${end}`)
    .notNull()
    .default(''),
});

export const userEducation = table(
  'user_education',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    schoolName: text('school_name').notNull(),
    major: text().notNull().default(''),
    degree: text().notNull().default(''),
    ...period(),
    description: text().notNull().default(''),
  },
  (t) => [index().on(t.userNo)],
);

export const userWork = table(
  'user_work',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    companyName: text('company_name').notNull(),
    position: text().notNull().default(''),
    industry: text().notNull().default(''),
    ...period(),
    description: text().notNull().default(''),
  },
  (t) => [index().on(t.userNo)],
);

export const userExpectedJob = table(
  'user_expected_job',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    jobTypeCode: text('job_type_code').notNull(),
    regionCode: text('region_code').notNull().default(''),
    /** In thousands of yuan a month; 0 is 面议 (rules/salary.ts). */
    salaryMin: within(smallint('salary_min'), 0, 260).notNull().default(0),
    salaryMax: within(smallint('salary_max'), 0, 260).notNull().default(0),
    jobNature: text('job_nature').notNull().default(''),
    arrival: text().notNull().default(''),
  },
  (t) => [check('user_expected_job_salary_in_order', sql`${t.salaryMin} <= ${t.salaryMax}`), index().on(t.userNo)],
);

/** 动态: contests, volunteering, activities. */
export const userNews = table(
  'user_news',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    title: text().notNull(),
    eventDate: text('event_date').notNull().default(''),
    content: text().notNull().default(''),
    images: jsonb().$type<string[]>().notNull().default([]),
  },
  (t) => [index().on(t.userNo)],
);

export const userProject = table(
  'user_project',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    projectName: text('project_name').notNull(),
    projectRole: text('project_role').notNull().default(''),
    ...period(),
    linkUrl: text('link_url').notNull().default(''),
    description: text().notNull().default(''),
    result: text().notNull().default(''),
  },
  (t) => [index().on(t.userNo)],
);

export const userWorkSet = table(
  'user_work_set',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    title: text().notNull(),
    cover: text().notNull().default(''),
    description: text().notNull().default(''),
    files: jsonb().$type<{ name: string; url: string; fileType: 6 | 7 }[]>().notNull().default([]),
    linkUrl: text('link_url').notNull().default(''),
    /** Items of the ability model, which no other row of the résumé points at; merging them follows (profile/itemVisibility.ts). */
    abilityIds: id64('ability_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    isPublic: flag('is_public').notNull().default(1),
  },
  (t) => [index().on(t.userNo)],
);

/** Papers, projects and patents of teachers. */
export const userResearch = table(
  'user_research',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
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
