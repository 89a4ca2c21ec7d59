import { desc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import type { Education } from '#contract/user/userEducation.ts';
import type { ExpectedJob } from '#contract/user/userExpectedJob.ts';
import type { News } from '#contract/user/userNews.ts';
import type { Project } from '#contract/user/userProject.ts';
import type { Research } from '#contract/user/userResearch.ts';
import type { Work } from '#contract/user/userWork.ts';
import type { WorkSet } from '#contract/user/userWorkSet.ts';
import {
  userEducation,
  userExpectedJob,
  userNews,
  userProject,
  userResearch,
  userWork,
  userWorkSet,
} from '../../db/schema/profile.ts';
import type { Choice } from './chosen.ts';

/** A table whose rows belong to one person. */
type SectionTable = PgTable & Record<'id' | 'userNo' | 'statusId' | 'gmtModified', PgColumn>;

/** A file that a row names: the purpose it was uploaded for, and the field to blame. */
export interface NamedFile {
  url: string;
  purpose: UploadPurpose;
  field: string;
}

/** What is special about one section of the résumé. */
export interface Section<F extends object> {
  table: SectionTable;
  order: SQL[];
  choices?: readonly Choice[];
  /** Months that may not lie in the future, and those that may be planned. */
  past?: readonly (keyof F & string)[];
  planned?: readonly (keyof F & string)[];
  files?: (row: F) => NamedFile[];
  /** Items of the ability model that a row names in `abilityIds`. */
  abilities?: (row: F) => readonly string[];
}

/** What a person fills in; the id is ours. */
type Fields<Row> = Omit<Row, 'id'>;

/** What goes on comes first, then the latest. */
const byPeriod = ({ startDate, endDate, id }: Record<'startDate' | 'endDate' | 'id', PgColumn>): SQL[] => [
  desc(sql`${endDate} = ''`),
  desc(endDate),
  desc(startDate),
  desc(id),
];

export const education: Section<Fields<Education>> = {
  table: userEducation,
  order: byPeriod(userEducation),
  choices: [{ field: 'degree', name: '学历', dictionary: 'education' }],
  past: ['startDate'],
  planned: ['endDate'],
};

export const work: Section<Fields<Work>> = {
  table: userWork,
  order: byPeriod(userWork),
  choices: [{ field: 'industry', name: '行业', dictionary: 'industry' }],
  past: ['startDate', 'endDate'],
};

export const project: Section<Fields<Project>> = {
  table: userProject,
  order: byPeriod(userProject),
  past: ['startDate', 'endDate'],
};

export const expectedJob: Section<Fields<ExpectedJob>> = {
  table: userExpectedJob,
  order: [desc(userExpectedJob.id)],
  choices: [
    { field: 'jobTypeCode', name: '职位类别', tree: 'jobType' },
    { field: 'regionCode', name: '工作地点', tree: 'region' },
    { field: 'jobNature', name: '工作性质', dictionary: 'positionNature' },
    { field: 'arrival', name: '到岗时间', dictionary: 'arrival' },
  ],
};

export const news: Section<Fields<News>> = {
  table: userNews,
  order: [desc(userNews.eventDate), desc(userNews.id)],
  past: ['eventDate'],
  files: ({ images }) => images.map((url) => ({ url, purpose: 'resumePicture', field: 'images' })),
};

export const workSet: Section<Fields<WorkSet>> = {
  table: userWorkSet,
  order: [desc(userWorkSet.id)],
  files: ({ cover, files }) => [
    { url: cover, purpose: 'resumePicture', field: 'cover' },
    ...files.map(({ url }): NamedFile => ({ url, purpose: 'work', field: 'files' })),
  ],
  abilities: ({ abilityIds }) => abilityIds,
};

export const research: Section<Fields<Research>> = {
  table: userResearch,
  order: [desc(userResearch.publishDate), desc(userResearch.id)],
  choices: [{ field: 'researchType', name: '成果类型', dictionary: 'researchType' }],
  past: ['publishDate'],
};
