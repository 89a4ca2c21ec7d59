import * as contract from '#contract/user/resumeImport.ts';
import type { ReadResume } from '#contract/user/resumeImport.ts';
import type { FileIssue, ResumeFile } from '#contract/user/resumeFileShapes.ts';
import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { honorTypes } from '#contract/rules/resumeFiles.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { readAside } from '../resumeExchange/readAside.ts';
import { dictionaries } from '../site/dictionary.ts';
import { readRows } from './ownRows.ts';
import * as sections from './sections.ts';
import type { Section } from './sections.ts';

const READS_A_DAY = 50;

/**
 * Reads a résumé file of the caller's own for a review; nothing of it is kept here.
 * @throws RESUMES_OFTEN, RESUME_UNREADABLE with what is wrong, ONE_RESUME
 */
export async function readOwnResume(ctx: UserCtx, file: UploadedFile): Promise<ReadResume> {
  const { userNo } = ctx.user;
  const { count } = await countUp(ctx.db, ['resumeImport', userNo], { seconds: 86_400 }, ctx.now);
  if (count > READS_A_DAY) throw fail(contract.RESUMES_OFTEN);
  const [row, ...more] = await readAside(file, contract.RESUME_UNREADABLE);
  if (more.length > 0) throw fail(contract.ONE_RESUME);
  if (!row?.resume) throw fail(contract.RESUME_UNREADABLE, row?.issues[0] && `${row.place}：${row.issues[0].reason}`);
  const { name, headline, mobile, email, introduction, skills } = row.resume;
  const { parts, issues } = await asForms(ctx, row.resume, row.place);
  const { there, ...fresh } = await withoutThere(ctx.db, userNo, parts);
  return {
    place: row.place,
    name,
    base: { headline, introduction, contactMobile: mobile, contactEmail: email },
    skills,
    ...fresh,
    countThere: there,
    issues: [...row.issues, ...issues],
  };
}

type Parts = Pick<ReadResume, 'education' | 'work' | 'project' | 'workSet' | 'research'>;

/** Words become the codes of our lists, where a list knows them. */
async function asForms({ db, now }: UserCtx, resume: ResumeFile, place: string) {
  const known = (await dictionaries(db, now)).get('education') ?? [];
  const issues: FileIssue[] = [];
  const degreeOf = (words: string, at: number): string => {
    const code = degreeIn(words, known);
    if (code === '' && words !== '')
      issues.push({
        place,
        column: `教育经历第 ${at + 1} 段，学历`,
        reason: `「${words}」不在学历的列表里，请自己选`,
      });
    return code;
  };
  const parts: Parts = {
    education: resume.education.map(({ degree, ...one }, at) => ({ ...one, degree: degreeOf(degree, at) })),
    work: resume.work.map((one) => ({ ...one, industry: '' })),
    project: resume.project,
    workSet: resume.works,
    research: resume.honors.map(({ honorType, issuer, date, ...one }) => ({
      ...one,
      source: issuer,
      publishDate: date,
      researchType: honorTypes[honorType],
    })),
  };
  return { parts, issues };
}

/** What people and other houses call the degrees of our list. */
const alike: readonly (readonly [RegExp, RegExp])[] = [
  [/博士|ph\.?d|doctor/i, /博士/],
  [/硕士|研究生|master/i, /硕士/],
  [/本科|学士|bachelor/i, /本科/],
  [/大专|专科|高职|associate/i, /大专|专科/],
  [/高中|high school/i, /高中/],
  [/中专|中职|职高|技校/, /中专|中职/],
];

function degreeIn(words: string, known: readonly { value: string; label: string }[]): string {
  if (words === '') return '';
  const same = known.find(({ label }) => label === words);
  if (same) return same.value;
  const [, ours] = alike.find(([theirs]) => theirs.test(words)) ?? [];
  return (ours && known.find(({ label }) => ours.test(label))?.value) ?? '';
}

/** What names a row in each part, with when it was. */
const keys: { [K in keyof Parts]: readonly (keyof Parts[K][number] & string)[] } = {
  education: ['schoolName', 'startDate'],
  work: ['companyName', 'startDate'],
  project: ['projectName', 'startDate'],
  workSet: ['title'],
  research: ['title', 'publishDate'],
};

/** Without the rows that the profile has under the same name and month. */
async function withoutThere(db: Db, userNo: string, parts: Parts): Promise<Parts & { there: number }> {
  let there = 0;
  const fresh = async <K extends keyof Parts>(part: K, section: Pick<Section<object>, 'table' | 'order'>) => {
    const keyOf = (row: object): string => keys[part].map((name) => String(Reflect.get(row, name))).join('\n');
    const known = new Set((await readRows<object>(db, section, userNo)).map(keyOf));
    const rows: readonly object[] = parts[part];
    const kept = rows.filter((row) => !known.has(keyOf(row)));
    there += rows.length - kept.length;
    return kept as Parts[K];
  };
  return {
    education: await fresh('education', sections.education),
    work: await fresh('work', sections.work),
    project: await fresh('project', sections.project),
    workSet: await fresh('workSet', sections.workSet),
    research: await fresh('research', sections.research),
    there,
  };
}
