import * as z from 'zod';
import { readingRecusal, startReading } from '../fields/startProgramme.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { LEAST_FEEDBACK, ReaderState, ReadingState } from '../rules/startProgrammes.ts';
import { Answered, fileTexts, Marks } from './applicationShapes.ts';
import * as failures from './programmeFailures.ts';
import { Criterion, ProgrammeCard } from './programmeShapes.ts';

export const invitations = endpoint({
  summary: '请我做评阅人的征集，等答复的在前',
  method: 'POST',
  path: '/startup/auth/reading/invitations',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(
    ProgrammeCard.extend({ readerId: Id, readerState: oneOf(ReaderState), words: z.string(), countWaiting: z.int() }),
  ),
});

export const answer = endpoint({
  summary: '答复做评阅人的邀请',
  method: 'POST',
  path: '/startup/auth/reading/answer',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('readerInvitation'), isAccepted: named({ label: '接受' }, Flag) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.READER_MOVED_ON],
});

/** What a reader sees of an application in a list: nothing that says whose it is. */
const sheetFacts = {
  id: Id,
  programmeTitle: z.string(),
  applyNo: z.int(),
  round: z.int(),
  readingState: oneOf(ReadingState),
  dueAt: Time,
  submittedAt: Time.nullable(),
  /** Tenths. */
  total: z.int().nullable(),
};

export const list = endpoint({
  summary: '交给我评的申请，等着评的在前，先到截止的在前；看不到是谁的',
  method: 'POST',
  path: '/startup/auth/reading/list',
  kind: 'read',
  input: z.object({ readingState: oneOf(ReadingState).optional(), ...paging }),
  output: pageOf(z.object({ ...sheetFacts, startField: fileTexts.startField })),
});

const own = Id.of('startReading');

export const view = endpoint({
  summary: '一份要评的申请：没有团队、姓名与项目名称，也看不到别人怎么评',
  method: 'POST',
  path: '/startup/auth/reading/view',
  kind: 'read',
  input: z.object({ id: own }),
  output: z.object({
    ...sheetFacts,
    ...fileTexts,
    answers: z.array(Answered),
    criteria: z.array(Criterion),
    marks: Marks,
    words: z.string(),
    /** 1: its time is over. */
    isOver: Flag,
  }),
  fails: [NOT_FOUND],
});

export const submit = endpoint({
  summary: '交评分与意见，只交一次；截止之后不收',
  method: 'POST',
  path: '/startup/auth/reading/submit',
  kind: 'write',
  logged: true,
  input: z.object({
    id: own,
    marks: named(startReading.marks, Marks.default({})),
    words: fieldSchema(startReading.words).refine(
      (words) => [...words.replaceAll(/\s/g, '')].length >= LEAST_FEEDBACK,
      `意见至少 ${LEAST_FEEDBACK} 个字：好在哪里、哪里可以改`,
    ),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.READING_MOVED_ON, failures.READ_TOO_LATE, failures.READER_ON_TEAM],
});

export const recuse = endpoint({
  summary: '回避一份申请：认得团队，或有别的利害关系；换别人评',
  method: 'POST',
  path: '/startup/auth/reading/recuse',
  kind: 'write',
  logged: true,
  input: z.object({ id: own, reason: fieldSchema(readingRecusal.reason) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.READING_MOVED_ON],
});
