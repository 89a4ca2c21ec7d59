import * as z from 'zod';
import { correction, markGiven, redoGiven, schedule, wholeRemark, withdrawal } from '../fields/marking.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { momentText } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { SittingState } from '../rules/assessments.ts';
import { choice } from '../rules/choice.ts';
import { Correction } from '../rules/corrections.ts';
import { MOST_POINTS } from '../rules/questions.ts';
import { slotPattern } from '../rules/slots.ts';
import { Analysis, ItemAnalysis } from './analysisShapes.ts';
import * as failures from './markingFailures.ts';
import * as shapes from './markingShapes.ts';
import { OTHER_SHAPE } from './runningFailures.ts';

const assessmentId = Id.of('assessment');
const answerId = Id.of('examAnswer');
const sittingId = Id.of('runSitting');
const slot = z.string().regex(slotPattern, '题目不正确');

/** The three lists of a question. */
export const Queue = choice({ waiting: [0, '队列'], doubtful: [1, '存疑'], done: [2, '已阅'] });

export type Overview = z.infer<typeof shapes.Overview>;

export const overview = endpoint({
  summary: '阅卷台：要人工批改的题各有多少待批、存疑、已阅',
  method: 'POST',
  path: '/exam/auth/marking/overview',
  kind: 'read',
  input: z.object({ assessmentId }),
  output: shapes.Overview,
  fails: [NOT_FOUND],
});

const QueueRow = z.object({
  answerId: Id,
  name: z.string(),
  letters: z.int(),
  isUnanswered: Flag,
  points: z.int().nullable(),
  myPoints: z.int().nullable(),
  /** How many markers have given theirs. */
  givenCount: z.int(),
  isDoubtful: Flag,
  remark: z.string(),
  /** 1: another marker has it open. */
  isHeld: Flag,
  at: Time.nullable(),
});

export type QueueRow = z.infer<typeof QueueRow>;

export const answers = endpoint({
  summary: '一道题的作答：待我批的、存疑的、已阅的',
  method: 'POST',
  path: '/exam/auth/marking/answers',
  kind: 'read',
  input: z.object({ assessmentId, slot, queue: oneOf(Queue).default(Queue.waiting), ...paging }),
  output: pageOf(QueueRow),
  fails: [NOT_FOUND],
});

const Opened = z.object({
  ...shapes.answerFacts,
  assessmentId: Id,
  number: z.string(),
  name: z.string(),
  letters: z.int(),
  seconds: z.int(),
  countChange: z.int(),
  question: shapes.ShownAsked,
  /** Of a material, what stands above the question; otherwise empty. */
  material: z.string(),
  key: shapes.ShownKey,
  analysis: z.string(),
  /** By criterion, tenths. */
  worth: z.record(z.string(), z.int()),
  points: z.int().nullable(),
  mine: shapes.Said.nullable(),
  /** What others gave: only once the reader gave theirs, decides, or it is settled. */
  others: z.array(shapes.Said),
  /** Which marker the reader is: 1, 2, or 3 for who decides. */
  round: z.int(),
  heldUntil: Time.nullable(),
  changes: z.array(z.object({ at: Time, before: z.int(), after: z.int(), reason: z.string(), actorName: z.string() })),
});

export type Opened = z.infer<typeof Opened>;

export const open = endpoint({
  summary: '打开一份作答来批：留给我 10 分钟，别人打不开',
  method: 'POST',
  path: '/exam/auth/marking/open',
  kind: 'write',
  input: z.object({ answerId }),
  output: Opened,
  fails: [failures.ANSWER_GONE, failures.ANSWER_HELD, failures.OWN_ANSWER],
});

export const next = endpoint({
  summary: '打开这道题下一份待我批的作答；没有就是空',
  method: 'POST',
  path: '/exam/auth/marking/next',
  kind: 'write',
  input: z.object({ assessmentId, slot }),
  output: z.object({ answer: Opened.nullable() }),
  fails: [NOT_FOUND],
});

export const hold = endpoint({
  summary: '还在批这一份：再留 10 分钟；或者放下',
  method: 'POST',
  path: '/exam/auth/marking/hold',
  kind: 'write',
  input: z.object({ answerId, isOver: Flag.default(0) }),
  output: z.object({ heldUntil: Time.nullable() }),
  fails: [failures.ANSWER_GONE, failures.ANSWER_HELD, failures.OWN_ANSWER],
});

export const mark = endpoint({
  summary: '给分：按要点或直接给，可以批注、写评语、先放到存疑；已经定的分要写明原因再改',
  method: 'POST',
  path: '/exam/auth/marking/mark',
  kind: 'write',
  logged: true,
  bodyLimit: 256 * 1024,
  input: z.object({
    answerId,
    /** Tenths; null: only put aside, or the sum of the criteria. */
    points: z.int('分数最多一位小数').min(0, '不能是负数').max(MOST_POINTS).nullable().default(null),
    rubric: shapes.RubricPoints.default({}),
    comments: shapes.Comments.default([]),
    remark: fieldSchema(markGiven.remark),
    isDoubtful: Flag.default(0),
    reason: fieldSchema(markGiven.reason),
  }),
  output: z.object({
    /** What counts now; null: it waits for another marker. */
    points: z.int().nullable(),
    /** 1: the two lie too far apart, the leader decides. */
    isApart: Flag,
  }),
  fails: [
    failures.ANSWER_GONE,
    failures.ANSWER_HELD,
    failures.MARKED_BY_OTHER,
    failures.OWN_ANSWER,
    failures.NEEDS_LEADER,
  ],
});

export const blanks = endpoint({
  summary: '一道题里字数不超过几个的作答一次给 0 分',
  method: 'POST',
  path: '/exam/auth/marking/blanks',
  kind: 'write',
  logged: true,
  input: z.object({ assessmentId, slot, mostLetters: z.int().min(0, '不能是负数').max(20, '最多 20 个字').default(0) }),
  output: z.object({ count: z.int() }),
  fails: [NOT_FOUND],
});

const MarkedSitting = z.object({
  sittingId: Id,
  name: z.string(),
  attempt: z.int(),
  sittingState: oneOf(SittingState),
  submittedAt: Time.nullable(),
  openCount: z.int(),
  totalPoints: z.int().nullable(),
  isPassed: Flag.nullable(),
  latePercent: z.int(),
  hasRemark: Flag,
});

export type MarkedSitting = z.infer<typeof MarkedSitting>;

/** Which sittings are listed. */
export const SittingQueue = choice({ all: [0, '全部'], waiting: [1, '待批'], marked: [2, '已批'] });

export const sittings = endpoint({
  summary: '一次测评的答卷：待批的、批完的',
  method: 'POST',
  path: '/exam/auth/marking/sittings',
  kind: 'read',
  input: z.object({ assessmentId, queue: oneOf(SittingQueue).default(SittingQueue.all), ...paging }),
  output: pageOf(MarkedSitting),
  fails: [NOT_FOUND],
});

const SittingPaper = z.object({
  ...shapes.assessmentFacts,
  sittingId: Id,
  name: z.string(),
  attempt: z.int(),
  sittingState: oneOf(SittingState),
  submittedAt: Time.nullable(),
  totalPoints: z.int().nullable(),
  latePercent: z.int(),
  remark: z.string(),
  isLeader: Flag,
  mayRedo: Flag,
  items: z.array(
    z.object({
      itemId: Id,
      number: z.string(),
      /** What was put right about it, the newest last. */
      corrections: z.array(shapes.Corrected),
      fullPoints: z.int(),
      question: shapes.ShownAsked,
      analysis: z.string(),
      answers: z.array(
        z.object({
          ...shapes.answerFacts,
          key: shapes.ShownKey,
          analysis: z.string(),
          worth: z.record(z.string(), z.int()),
          autoPoints: z.int().nullable(),
          points: z.int().nullable(),
          said: z.array(shapes.Said),
        }),
      ),
    }),
  ),
});

export type SittingPaper = z.infer<typeof SittingPaper>;

export const sitting = endpoint({
  summary: '一份答卷：每道题的作答、答案、得分与批语，供阅卷的人看和批',
  method: 'POST',
  path: '/exam/auth/marking/sitting',
  kind: 'read',
  input: z.object({ sittingId }),
  output: SittingPaper,
  fails: [failures.SITTING_GONE, failures.OWN_ANSWER, failures.NOT_HANDED_IN],
});

export const remark = endpoint({
  summary: '写一份答卷的总评',
  method: 'POST',
  path: '/exam/auth/marking/remark',
  kind: 'write',
  logged: true,
  input: z.object({ sittingId, remark: fieldSchema(wholeRemark.remark) }),
  output: Nothing,
  fails: [failures.SITTING_GONE, failures.OWN_ANSWER, failures.NOT_HANDED_IN],
});

export const redo = endpoint({
  summary: '把作业退回重做：多给一次机会与重交的时间，对方收到要改的地方',
  method: 'POST',
  path: '/exam/auth/marking/redo',
  kind: 'write',
  logged: true,
  input: z.object({
    sittingId,
    remark: fieldSchema(redoGiven.remark),
    redoUntil: named(redoGiven.redoUntil, momentText('重交的截止时间')),
  }),
  output: Nothing,
  fails: [failures.SITTING_GONE, failures.OWN_ANSWER, failures.NOT_HANDED_IN, failures.NO_REDO, failures.REDO_GIVEN],
});

export const release = endpoint({
  summary: '公布成绩：全部批完才可以；考生收到消息',
  method: 'POST',
  path: '/exam/auth/marking/release',
  kind: 'write',
  logged: true,
  input: z.object({ assessmentId }),
  output: z.object({ candidateCount: z.int() }),
  fails: [NOT_FOUND, failures.STILL_RUNNING, failures.NO_SITTINGS, failures.NOT_ALL_MARKED, failures.RELEASED_ALREADY],
});

export const scheduleRelease = endpoint({
  summary: '到时间自己公布：那时还有没批完的，批完就公布；再写一次就是改时间',
  method: 'POST',
  path: '/exam/auth/marking/scheduleRelease',
  kind: 'write',
  logged: true,
  input: z.object({ assessmentId, releaseAt: named(schedule.releaseAt, momentText('公布时间')) }),
  output: Nothing,
  fails: [NOT_FOUND, failures.RELEASED_ALREADY],
});

export const cancelSchedule = endpoint({
  summary: '不再到时间自己公布',
  method: 'POST',
  path: '/exam/auth/marking/cancelSchedule',
  kind: 'write',
  logged: true,
  input: z.object({ assessmentId }),
  output: Nothing,
  fails: [NOT_FOUND, failures.RELEASED_ALREADY],
});

export const withdrawRelease = endpoint({
  summary: '公布后 10 分钟内可以撤回，写明原因；已经有人申诉就不能',
  method: 'POST',
  path: '/exam/auth/marking/withdrawRelease',
  kind: 'write',
  logged: true,
  input: z.object({ assessmentId, reason: fieldSchema(withdrawal.reason) }),
  output: Nothing,
  fails: [NOT_FOUND, failures.NOT_RELEASED, failures.RELEASE_OLD, failures.HAS_APPEALS],
});

export const correct = endpoint({
  summary: '更正一道题并重判所有答卷：按题目最新的答案、作废、或人人满分；改动留下记录，考生收到消息',
  method: 'POST',
  path: '/exam/auth/marking/correct',
  kind: 'write',
  logged: true,
  input: z.object({
    assessmentId,
    itemId: Id.open('paperItem'),
    correction: oneOf(Correction, '请选择怎样更正'),
    reason: fieldSchema(correction.reason),
  }),
  output: z.object({ changedCount: z.int() }),
  fails: [NOT_FOUND, CONFLICT, failures.STILL_RUNNING, failures.ITEM_GONE, OTHER_SHAPE],
});

export const changes = endpoint({
  summary: '改过的分：哪一份、谁改的、为什么，新的在前',
  method: 'POST',
  path: '/exam/auth/marking/changes',
  kind: 'read',
  input: z.object({ assessmentId, ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      at: Time,
      name: z.string(),
      number: z.string(),
      before: z.int(),
      after: z.int(),
      reason: z.string(),
      actorName: z.string(),
    }),
  ),
  fails: [NOT_FOUND],
});

export const analysis = endpoint({
  summary: '整卷分析：分布、及格率、信度与每道题的难度和区分度',
  method: 'POST',
  path: '/exam/auth/marking/analysis',
  kind: 'read',
  input: z.object({ assessmentId }),
  output: Analysis,
  fails: [NOT_FOUND],
});

export const item = endpoint({
  summary: '一道题的分析：难度、区分度、各选项在高分组与低分组里的比例、五组的答对率',
  method: 'POST',
  path: '/exam/auth/marking/item',
  kind: 'read',
  input: z.object({ assessmentId, slot: slot.optional() }),
  output: z.object({ item: ItemAnalysis.nullable() }),
  fails: [NOT_FOUND],
});

export const file = endpoint({
  summary: '成绩表：Excel 或 CSV',
  method: 'POST',
  path: '/exam/auth/marking/file',
  kind: 'read',
  input: z.object({ assessmentId, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  /** Base64. */
  output: z.object({ fileName: z.string(), content: z.string() }),
  fails: [NOT_FOUND],
});
