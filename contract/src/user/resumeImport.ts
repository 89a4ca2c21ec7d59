import * as z from 'zod';
import * as resume from '../fields/resume.ts';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { SECTION_ROWS } from '../rules/resume.ts';
import { RESUME_FILE_BYTES } from '../rules/resumeFiles.ts';
import { ROW_LIMIT } from './profileFailures.ts';
import { FileIssue } from './resumeFileShapes.ts';
import { Education, save as saveEducation } from './userEducation.ts';
import { updateMyBaseInfo } from './userProfile.ts';
import { Project, save as saveProject } from './userProject.ts';
import { Research, save as saveResearch } from './userResearch.ts';
import { save as saveWork, Work } from './userWork.ts';
import { save as saveWorkSet } from './userWorkSet.ts';

const failure = failuresOf<'user'>();

export const RESUME_UNREADABLE = failure(1260, '读不了这份简历：可能已经损坏，请另存一份再传');
export const RESUMES_OFTEN = failure(1261, '今天读了太多份简历，请明天再试');
export const ONE_RESUME = failure(1262, '这里一次只读一份自己的简历，文件里有好几份');
export const NOTHING_CHOSEN = failure(1263, '没有要写进档案的内容');

/** What of the head a file tells; what is empty stays as it is. */
const { contactMobile, contactEmail } = updateMyBaseInfo.input.shape;
const base = {
  headline: fieldSchema(resume.base.headline),
  introduction: fieldSchema(resume.base.introduction),
  contactMobile,
  contactEmail,
};

const rowsOf = <S extends z.ZodType>(schema: S) =>
  z.array(schema).max(SECTION_ROWS, `每个部分最多 ${SECTION_ROWS} 条`).default([]);

/** The rows of a file as the forms of the profile hold them; what they ask for and the file does not say is empty. */
const parts = {
  education: z.array(Education.omit({ id: true }).extend({ schoolName: z.string(), startDate: z.string() })),
  work: z.array(
    Work.omit({ id: true }).extend({ companyName: z.string(), position: z.string(), startDate: z.string() }),
  ),
  project: z.array(Project.omit({ id: true }).extend({ projectName: z.string(), startDate: z.string() })),
  workSet: z.array(z.object({ title: z.string(), description: z.string(), linkUrl: z.string() })),
  research: z.array(
    Research.omit({ id: true }).extend({ title: z.string(), researchType: z.string(), publishDate: z.string() }),
  ),
};

const ReadResume = z.object({
  /** The name of the file. */
  place: z.string(),
  /** As the file says it; the name of the account stays. */
  name: z.string(),
  base: z.object({
    headline: z.string(),
    introduction: z.string(),
    contactMobile: z.string(),
    contactEmail: z.string(),
  }),
  /** What the profile has no part for. */
  skills: z.string(),
  ...parts,
  /** Rows that the profile has already, and that are therefore not among these. */
  countThere: z.int(),
  issues: z.array(FileIssue),
});

export type ReadResume = z.infer<typeof ReadResume>;

export const read = endpoint({
  summary: '读一份自己的简历（Word、知途的简历 PDF、JSON Resume），什么也不写；读不懂的写明在哪一处',
  method: 'POST',
  path: '/user/auth/resumeImport/read',
  kind: 'write',
  logged: false,
  multipart: true,
  bodyLimit: RESUME_FILE_BYTES + 4096,
  input: z.object({ file: FileInput }),
  output: ReadResume,
  fails: [RESUME_UNREADABLE, RESUMES_OFTEN, ONE_RESUME],
});

export const bring = endpoint({
  summary: '把看过的内容写进自己的档案：一样的跳过，空着的不改',
  method: 'POST',
  path: '/user/auth/resumeImport/bring',
  kind: 'write',
  input: z.object({
    ...base,
    education: rowsOf(saveEducation.input),
    work: rowsOf(saveWork.input),
    project: rowsOf(saveProject.input),
    workSet: rowsOf(saveWorkSet.input),
    research: rowsOf(saveResearch.input),
  }),
  output: z.object({
    broughtCount: z.int(),
    /** The same stood there already. */
    sameCount: z.int(),
  }),
  fails: [ROW_LIMIT, NOTHING_CHOSEN],
});
