import * as z from 'zod';
import { candidateOne, extraTime } from '../fields/assessments.ts';
import { batchOf } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { Flag, Id, optionalLine, Time } from '../kit/values.ts';
import { CandidateSource, SittingState } from '../rules/assessments.ts';
import { IMPORT_BYTES } from '../rules/importStates.ts';
import { IMPORT_COLUMNS, IMPORT_EMPTY, IMPORT_TOO_MANY, IMPORT_UNREADABLE } from '../user/orgFailures.ts';
import * as fails from './assessmentFailures.ts';
import { PaperPreview } from './paperShapes.ts';

const assessmentId = Id.of('assessment');
const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true } as const;
const added = z.object({ addedCount: z.int() });
const refusals = [
  fails.ASSESSMENT_GONE,
  fails.CANDIDATES_FULL,
  fails.NOBODY_TO_ADD,
  fails.OPEN_HAS_NO_LIST,
  fails.ENDED_ALREADY,
] as const;

export const Candidate = z.object({
  id: Id,
  candidateNo: z.int(),
  userNo: Id,
  candidateName: z.string(),
  studentNumber: z.string(),
  /** Masked. */
  mobile: z.string(),
  candidateSource: oneOf(CandidateSource),
  extraMinutes: z.int(),
  extraReason: z.string(),
  isDrawn: Flag,
  rehearsedAt: Time.nullable(),
  /** Null: has not begun. */
  sittingState: oneOf(SittingState).nullable(),
  submittedAt: Time.nullable(),
  /** Tenths; null until everything is marked. */
  totalPoints: z.int().nullable(),
});

export type Candidate = z.infer<typeof Candidate>;

export const page = endpoint({
  ...read,
  summary: '一场测评的考生与他们到了哪一步',
  path: '/exam/auth/candidate/page',
  input: z.object({
    assessmentId,
    keyword: optionalLine(20, '姓名或学号'),
    /** 0 has not begun, otherwise as the newest sitting stands. */
    state: z.union([z.literal(0), oneOf(SittingState)]).optional(),
    ...paging,
  }),
  output: pageOf(Candidate),
  fails: [fails.ASSESSMENT_GONE],
});

const Source = z.object({ id: Id, name: z.string(), note: z.string(), count: z.int() });

export const sources = endpoint({
  ...read,
  summary: '考生可以从哪里添加：我管理或任教的班级、我教的开课、本单位的学生',
  path: '/exam/auth/candidate/sources',
  input: z.object({ keyword: optionalLine(20, '名称') }),
  output: z.object({
    grades: z.array(Source),
    offerings: z.array(Source),
    /** Bound students of the organization; null for who does not run its examinations. */
    studentCount: z.int().nullable(),
  }),
});

export const addGrades = endpoint({
  ...write,
  summary: '把几个班级的学员加进考生名单',
  path: '/exam/auth/candidate/addGrades',
  input: z.object({ assessmentId, gradeIds: batchOf(Id.of('grade'), '个班级') }),
  output: added,
  fails: refusals,
});

export const addOfferings = endpoint({
  ...write,
  summary: '把几个开课的学员加进考生名单',
  path: '/exam/auth/candidate/addOfferings',
  input: z.object({ assessmentId, offeringIds: batchOf(Id.of('taughtOffering'), '个开课') }),
  output: added,
  fails: refusals,
});

export const addStudents = endpoint({
  ...write,
  summary: '把本单位已绑定的学生全部加进考生名单',
  path: '/exam/auth/candidate/addStudents',
  action: 'exam:manage',
  input: z.object({ assessmentId: Id.of('orgAssessment') }),
  output: added,
  fails: refusals,
});

export const addOne = endpoint({
  ...write,
  summary: '按手机号或学号添加一位考生',
  path: '/exam/auth/candidate/addOne',
  input: z.object({ assessmentId, key: fieldSchema(candidateOne.key) }),
  output: added,
  fails: refusals,
});

const Line = z.object({ name: optionalLine(40, '姓名'), number: optionalLine(40, '学号或手机号') });

export const MOST_LINES = 2000;

const lines = z.array(Line).min(1, '名单是空的').max(MOST_LINES, `一次最多 ${MOST_LINES} 行`);

export const readSheet = endpoint({
  summary: '读出一份 .xlsx 里的考生名单：按表头认姓名、学号与手机号；什么也不加',
  method: 'POST',
  path: '/exam/auth/candidate/readSheet',
  kind: 'write',
  logged: false,
  multipart: true,
  bodyLimit: IMPORT_BYTES + 4096,
  input: z.object({ assessmentId, file: FileInput }),
  output: z.object({ lines }),
  fails: [fails.ASSESSMENT_GONE, IMPORT_UNREADABLE, IMPORT_COLUMNS, IMPORT_EMPTY, IMPORT_TOO_MANY],
});

export const checkLines = endpoint({
  ...read,
  summary: '检查一份名单：每行是谁，哪几行找不到或者姓名对不上',
  path: '/exam/auth/candidate/checkLines',
  bodyLimit: 512 * 1024,
  input: z.object({ assessmentId, lines }),
  output: z.object({
    fineCount: z.int(),
    issues: z.array(z.object({ line: z.int(), name: z.string(), number: z.string(), reason: z.string() })),
  }),
  fails: [fails.ASSESSMENT_GONE],
});

export const addLines = endpoint({
  ...write,
  summary: '导入名单里没有问题的各行',
  path: '/exam/auth/candidate/addLines',
  bodyLimit: 512 * 1024,
  input: z.object({ assessmentId, lines }),
  output: added,
  fails: refusals,
});

export const remove = endpoint({
  ...write,
  summary: '把几位考生移出名单；已经开始作答的不能移出',
  path: '/exam/auth/candidate/remove',
  input: z.object({ assessmentId, ids: batchOf(Id.of('candidate'), '位') }),
  output: z.object({ removedCount: z.int() }),
  fails: [fails.ASSESSMENT_GONE, fails.CANDIDATE_GONE, fails.BEGUN],
});

export const extra = endpoint({
  ...write,
  summary: '开考之前给一位考生延长时间，写明原因；开考以后在考务里延长',
  path: '/exam/auth/candidate/extra',
  input: z.object({
    id: Id.of('candidate'),
    extraMinutes: named(extraTime.extraMinutes, z.int('请输入整数').min(0, '不能是负数').max(600, '最多 600 分钟')),
    extraReason: fieldSchema(extraTime.extraReason),
  }),
  output: z.object({ id: Id }),
  fails: [fails.CANDIDATE_GONE, fails.BEGUN],
});

export const paper = endpoint({
  ...read,
  summary: '一位考生抽到的试卷',
  path: '/exam/auth/candidate/paper',
  input: z.object({ id: Id.of('candidate'), withKeys: Flag.default(0) }),
  output: PaperPreview.extend({ candidateName: z.string(), candidateNo: z.int() }),
  fails: [fails.CANDIDATE_GONE],
});
