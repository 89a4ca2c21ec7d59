import { monthText, periodText } from '#contract/rules/resume.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import type { Resume } from '#contract/user/userProfile.ts';

/** The sections of a résumé that consist of rows. */
export type RowSection = 'expectedJob' | 'education' | 'work' | 'project' | 'workSet' | 'research' | 'news';

export type RowOf<S extends RowSection> = Resume[S][number];

/** A row as readers see it. */
export interface RowView {
  title: string;
  meta: string;
  /** Months or salary, right of the title. */
  end: string;
  text: string;
  /** What came of it, set apart. */
  result?: string;
  link?: string;
  pictures?: readonly { name: string; url: string }[];
  files?: readonly { name: string; url: string }[];
  isPrivate?: boolean;
}

/** The word for a code of a dictionary or tree. */
export type Label = (kind: string, code: string) => string;

export const labelIn =
  (labels: Resume['labels']): Label =>
  (kind, code) =>
    labels[`${kind}:${code}`] ?? '';

export const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join('，');

/** How each section shows its rows. */
export const rowViews: { [S in RowSection]: (row: RowOf<S>, label: Label) => RowView } = {
  expectedJob: (row, label) => ({
    title: label('jobType', row.jobTypeCode),
    meta: joined(
      label('region', row.regionCode),
      label('positionNature', row.jobNature),
      label('arrival', row.arrival),
    ),
    end: salaryText(row.salaryMin, row.salaryMax),
    text: '',
  }),
  education: (row, label) => ({
    title: row.schoolName,
    meta: joined(row.major, label('education', row.degree)),
    end: periodText(row.startDate, row.endDate),
    text: row.description,
  }),
  work: (row, label) => ({
    title: row.companyName,
    meta: joined(row.position, label('industry', row.industry)),
    end: periodText(row.startDate, row.endDate),
    text: row.description,
  }),
  project: (row) => ({
    title: row.projectName,
    meta: row.projectRole,
    end: periodText(row.startDate, row.endDate),
    text: row.description,
    result: row.result,
    link: row.linkUrl,
  }),
  workSet: (row) => ({
    title: row.title,
    meta: '',
    end: '',
    text: row.description,
    link: row.linkUrl,
    pictures: row.cover ? [{ name: row.title, url: row.cover }] : [],
    files: row.files,
    isPrivate: row.isPublic === 0,
  }),
  research: (row, label) => ({
    title: row.title,
    meta: joined(label('researchType', row.researchType), row.source),
    end: monthText(row.publishDate),
    text: row.description,
    link: row.linkUrl,
  }),
  news: (row) => ({
    title: row.title,
    meta: '',
    end: monthText(row.eventDate),
    text: row.content,
    pictures: row.images.map((url, index) => ({ name: `${row.title} ${index + 1}`, url })),
  }),
};
