import * as z from 'zod';
import { talentBring } from '../fields/importedTalent.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION, NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { ConsentGround, keepMonths } from '../rules/importedTalent.ts';
import { ImportState } from '../rules/importStates.ts';
import { RESUME_FILE_BYTES } from '../rules/resumeFiles.ts';
import { FileIssue, ResumeFile } from '../user/resumeFileShapes.ts';
import * as fails from './talentImportFailures.ts';

const look = { method: 'POST', action: 'talent:edit', kind: 'read' } as const;
const change = { method: 'POST', action: 'talent:edit', kind: 'write' } as const;

const TalentImport = z.object({
  id: Id,
  fileNames: z.array(z.string()),
  userName: z.string(),
  importStatus: oneOf(ImportState),
  totalCount: z.int(),
  badCount: z.int(),
  broughtCount: z.int(),
  gmtCreate: Time,
  importedAt: Time.nullable(),
  undoneAt: Time.nullable(),
  canUndo: z.boolean(),
});

export type TalentImport = z.infer<typeof TalentImport>;

const ImportRow = z.object({
  /** Counted from 1, in the order of the files. */
  row: z.int(),
  /** 张三.docx，人选.json 第 2 份 */
  place: z.string(),
  /** 1: somebody with the same mobile or mail is in the pool, or stands before it in these files. */
  isRepeated: Flag,
  issues: z.array(FileIssue),
  /** Null for what is refused, and once it is brought in. */
  resume: ResumeFile.nullable(),
});

export type TalentImportRow = z.infer<typeof ImportRow>;

const own = z.object({ id: Id.of('talentImport') });

export const check = endpoint({
  ...change,
  summary: '检查简历文件（Word、知途的简历 PDF、JSON Resume，或它们的 ZIP），什么也不导入；接着一次检查可以再加文件',
  path: '/position/auth/talentImport/check',
  logged: false,
  multipart: true,
  bodyLimit: RESUME_FILE_BYTES + 4096,
  input: z.object({
    /** The check that the file is added to; empty for a new one. */
    id: Id.of('talentImport', '').default(''),
    file: FileInput,
  }),
  output: TalentImport,
  fails: [
    NO_PERMISSION,
    fails.IMPORT_GONE,
    fails.RESUMES_UNREADABLE,
    fails.READ_OFTEN,
    fails.TOO_MANY_RESUMES,
    fails.BROUGHT_ALREADY,
  ],
});

export const view = endpoint({
  ...look,
  summary: '一次检查里的简历，读不了的在前，每一处写明在哪一份、哪一段',
  path: '/position/auth/talentImport/view',
  input: own.extend({ isBadOnly: Flag.default(0), ...paging }),
  output: z.object({ imported: TalentImport, repeatedCount: z.int(), rows: pageOf(ImportRow) }),
  fails: [fails.IMPORT_GONE],
});

export const vacancies = endpoint({
  ...look,
  summary: '导入的简历可以是为哪个职位：本企业没有关闭的职位',
  path: '/position/auth/talentImport/vacancies',
  input: Nothing,
  output: z.object({ vacancies: z.array(z.object({ id: Id, vacancyName: z.string() })) }),
  fails: [NO_PERMISSION],
});

export const bring = endpoint({
  ...change,
  summary: '把检查过的简历放进人才库：要写明来源、存多久，并确认本人同意；重复的跳过',
  path: '/position/auth/talentImport/bring',
  logged: true,
  input: own.extend({
    vacancyId: named(talentBring.vacancyId, Id.of('vacancy', '0').default('0')),
    consentGround: named(talentBring.consentGround, oneOf(ConsentGround, '请选择简历从哪里来')),
    groundNote: fieldSchema(talentBring.groundNote),
    keepMonths: named(talentBring.keepMonths, z.literal([...keepMonths], '请选择存多久')),
    isAgreed: named(talentBring.isAgreed, z.literal(1, '没有本人同意，简历不能放进人才库')),
  }),
  output: z.object({ broughtCount: z.int(), skippedCount: z.int(), badCount: z.int() }),
  fails: [fails.IMPORT_GONE, fails.BROUGHT_ALREADY, fails.NOTHING_GOOD, fails.POOL_FULL, NOT_FOUND],
});

export const undo = endpoint({
  ...change,
  summary: '撤销一次导入：没有动过的删除，移动过、写过备注或加过标签的留下',
  path: '/position/auth/talentImport/undo',
  logged: true,
  input: own,
  output: z.object({ removedCount: z.int(), keptCount: z.int() }),
  fails: [fails.IMPORT_GONE, fails.NOT_BROUGHT, fails.TAKE_BACK_LATE],
});

export const list = endpoint({
  ...look,
  summary: '本企业的简历导入记录，新的在前',
  path: '/position/auth/talentImport/list',
  input: z.object(paging),
  output: pageOf(TalentImport),
});
