import * as fields from '#contract/fields/resume.ts';
import type { FieldTable } from '#contract/kit/field.ts';
import { maxOf } from '#contract/kit/field.ts';
import { isWebAddress } from '#contract/kit/fieldSchema.ts';
import { inOrder, monthPattern, SECTION_ROWS } from '#contract/rules/resume.ts';
import { fileSectionKeys, fileSections } from '#contract/rules/resumeFiles.ts';
import type { FileSection } from '#contract/rules/resumeFiles.ts';
import type { FileIssue, ResumeFile } from '#contract/user/resumeFileShapes.ts';
import { emptyResume } from './row.ts';
import type { RawResume } from './row.ts';

const NAME = 20;
const SKILLS = 500;

/** What each part of a file is measured by; whatever is in no form has its own length. */
const tables: Readonly<Record<FileSection, FieldTable>> = {
  education: fields.education,
  work: fields.work,
  project: fields.project,
  works: fields.workSet,
  honors: {
    title: fields.research.title,
    issuer: fields.research.source,
    date: fields.research.publishDate,
    description: fields.research.description,
    linkUrl: fields.research.linkUrl,
  },
};

/** What names a row: without it nobody knows what it is about. */
const titles: Readonly<Record<FileSection, string>> = {
  education: 'schoolName',
  work: 'companyName',
  project: 'projectName',
  works: 'title',
  honors: 'title',
};

interface Fitted {
  resume: ResumeFile;
  issues: FileIssue[];
}

/** A résumé as our own fields hold it; whatever does not fit is left empty or cut, and said with its place. */
export function fitted(raw: RawResume, place: string): Fitted {
  const issues: FileIssue[] = [];
  const tell = (column: string, reason: string) => void issues.push({ place, column, reason });
  const base = fields.base;
  const resume: ResumeFile = {
    ...emptyResume(),
    name: cut(raw.name, NAME, '姓名', tell, false),
    headline: cut(raw.headline, base.headline.max, base.headline.label, tell, false),
    mobile: mobileOf(raw.mobile, tell),
    email: emailOf(raw.email, tell),
    place: cut(raw.place, 60, '所在地', tell, false),
    introduction: cut(raw.introduction, base.introduction.max, base.introduction.label, tell),
    skills: cut(raw.skills, SKILLS, '技能', tell),
  };
  for (const section of fileSectionKeys) {
    const rows: readonly Record<string, string>[] = raw[section];
    if (rows.length > SECTION_ROWS) tell(fileSections[section], `有 ${rows.length} 段，只带进来前 ${SECTION_ROWS} 段`);
    const kept = rows.slice(0, SECTION_ROWS);
    Object.assign(resume, {
      [section]: kept.flatMap((row, at) => (isEmpty(row) ? [] : [fittedRow(section, row, at, tell)])),
    });
  }
  return { resume, issues };
}

/** Whatever kind it is of, it says nothing. */
const isEmpty = (row: Record<string, string>): boolean =>
  Object.entries(row).every(([name, text]) => name === 'honorType' || text.trim() === '');

type Tell = (column: string, reason: string) => void;

function fittedRow(section: FileSection, row: Record<string, string>, at: number, tell: Tell) {
  const table = tables[section];
  const where = `${fileSections[section]}第 ${at + 1} 段`;
  const made = Object.fromEntries(
    Object.entries(row).map(([name, text]) => {
      const field = table[name];
      const column = `${where}，${field?.label ?? name}`;
      if (!field) return [name, text];
      if (field.kind === 'month') return [name, monthOf(text, column, tell)];
      if (field.kind === 'link') return [name, linkOf(text, column, tell)];
      return [name, cut(text, maxOf(field) ?? 60, column, tell, field.kind === 'text')];
    }),
  );
  const { startDate = '', endDate = '' } = made;
  if (startDate !== '' && !inOrder(startDate, endDate)) {
    tell(`${where}，结束时间`, '结束时间早于开始时间，没有带进来');
    made['endDate'] = '';
  }
  const title = titles[section];
  if (made[title] === '') tell(`${where}，${table[title]!.label}`, '没有读到，请补上');
  return made;
}

/** Nothing that cannot be seen; lines end at a line. */
function cut(text: string, max: number, column: string, tell: Tell, isText = true): string {
  const seen = text
    .toWellFormed()
    .replaceAll(isText ? /[^\P{C}\n]/gu : /[\p{C}]/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
  if (seen.length <= max) return seen;
  tell(column, `有 ${seen.length} 个字，只留了前 ${max} 个`);
  return seen.slice(0, max).toWellFormed().trim();
}

const today = /^(?:至今|今|现在|目前|present|now|current)$/i;

/** 2023-09, 2023.9, 2023年9月, 2023-09-01. */
function monthOf(text: string, column: string, tell: Tell): string {
  const plain = text.normalize('NFKC').trim();
  if (plain === '' || today.test(plain)) return '';
  const [, year, month] = /^(\d{4})(?:\s*[-./年]\s*(\d{1,2})(?!\d))?/.exec(plain) ?? [];
  if (year !== undefined && month === undefined) {
    tell(column, `只写了「${plain.slice(0, 20)}」，请补上月份`);
    return '';
  }
  const made = `${year}-${(month ?? '').padStart(2, '0')}`;
  if (monthPattern.test(made)) return made;
  tell(column, `「${plain.slice(0, 20)}」不是一个月份`);
  return '';
}

function linkOf(text: string, column: string, tell: Tell): string {
  const plain = text.trim();
  if (plain === '') return '';
  if (isWebAddress(plain) && plain.length <= 500 && !/\s/.test(plain)) return plain;
  tell(column, `「${plain.slice(0, 40)}」不是以 http:// 或 https:// 开头的链接`);
  return '';
}

function mobileOf(text: string, tell: Tell): string {
  const digits = text
    .normalize('NFKC')
    .replaceAll(/[^\d]/g, '')
    .replace(/^(?:0086|86)(?=1\d{10}$)/, '');
  if (digits === '' || /^1[3-9]\d{9}$/.test(digits)) return digits;
  tell('联系手机', `「${text.trim().slice(0, 30)}」不是 11 位手机号`);
  return '';
}

function emailOf(text: string, tell: Tell): string {
  const plain = text.normalize('NFKC').trim();
  if (plain === '' || (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(plain) && plain.length <= 254)) return plain;
  tell('联系邮箱', `「${plain.slice(0, 40)}」不是邮箱`);
  return '';
}
