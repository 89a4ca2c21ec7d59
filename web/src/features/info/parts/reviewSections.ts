import { base, person } from '#contract/fields/resume.ts';
import type { FieldTable } from '#contract/kit/field.ts';
import { sections } from './sections.ts';
import type { SectionSpec } from './sections.ts';

export type ReviewKey = 'education' | 'work' | 'project' | 'workSet' | 'research';

const { workSet } = sections;
const told = new Set(['title', 'description', 'linkUrl']);

/** The parts of the profile that a file tells of; a work comes without its files. */
export const reviewed: readonly (SectionSpec & { key: ReviewKey })[] = [
  sections.education,
  sections.work,
  sections.project,
  { ...workSet, fields: workSet.fields.filter(({ name }) => told.has(name)) },
  { ...sections.research, title: '成果与荣誉' },
];

/** The fields of the review: the head, and each part as rows. */
export const reviewTable: FieldTable = {
  headline: base.headline,
  introduction: base.introduction,
  contactMobile: person.contactMobile,
  contactEmail: person.contactEmail,
  ...Object.fromEntries(
    reviewed.flatMap(({ key, table }) => Object.entries(table).map(([name, field]) => [`${key}.*.${name}`, field])),
  ),
};

/** What a form asks for and the file does not say. */
export const lacksOf = ({ table }: SectionSpec, row: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(table).flatMap(([name, { required, label }]) => (required && !row[name] ? [label] : []));
