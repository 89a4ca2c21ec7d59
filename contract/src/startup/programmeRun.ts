import * as z from 'zod';
import { programmeAppealAnswer, readerInvitation } from '../fields/startProgramme.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Mobile, Time } from '../kit/values.ts';
import { ReaderState, ReadingState } from '../rules/startProgrammes.ts';
import { appealFacts, applicationFacts, ApplicationFile, givenFacts } from './applicationShapes.ts';
import * as failures from './programmeFailures.ts';
import { ProgrammeCard } from './programmeShapes.ts';

const run = { method: 'POST', action: 'startProgramme:manage' } as const;
const write = { ...run, kind: 'write', logged: true, output: z.object({ id: Id }) } as const;
const own = Id.of('startProgramme');

const Reader = z.object({
  id: Id,
  name: z.string(),
  readerState: oneOf(ReaderState),
  countWaiting: z.int(),
  countDone: z.int(),
});

export const overview = endpoint({
  ...run,
  summary: '一次征集走到哪里：几份申请、几份评完、几份相差太大、几份缺人评，评阅人各评了多少',
  path: '/startup/auth/programmeRun/overview',
  kind: 'read',
  input: z.object({ id: own }),
  output: ProgrammeCard.extend({
    bound: z.int(),
    countApplied: z.int(),
    countSettled: z.int(),
    /** Two of their readers lie too far apart. */
    countApart: z.int(),
    /** They wait for a reader whom nobody has asked yet. */
    countShort: z.int(),
    countAppeals: z.int(),
    countAdmitted: z.int(),
    /** Tenths. */
    line: z.int().nullable(),
    resultNote: z.string(),
    readers: z.array(Reader),
  }),
  fails: [NOT_FOUND],
});

/** Where the reading of an application stands, for those who run the programme. */
const Standing = z.object({
  ...applicationFacts,
  /** Tenths; null while somebody has still to read. */
  score: z.int().nullable(),
  spread: z.int().nullable(),
  countAsked: z.int(),
  countRead: z.int(),
  appealState: appealFacts.appealState,
});

export type ApplicationStanding = z.infer<typeof Standing>;

export const applications = endpoint({
  ...run,
  summary: '一次征集收到的申请，得分高的在前，没有评完的在后',
  path: '/startup/auth/programmeRun/applications',
  kind: 'read',
  input: z.object({
    id: own,
    /** 1: only those that somebody objected to and nobody answered. */
    isAppealed: Flag.default(0),
    ...paging,
  }),
  output: pageOf(Standing),
  fails: [NOT_FOUND],
});

export const application = endpoint({
  ...run,
  summary: '一份申请与它的每一次评阅，写着是谁评的',
  path: '/startup/auth/programmeRun/application',
  kind: 'read',
  input: z.object({ id: Id.of('hostedApplication') }),
  output: ApplicationFile.extend({
    score: z.int().nullable(),
    spread: z.int().nullable(),
    bound: z.int(),
    readings: z.array(
      z.object({
        id: Id,
        readerName: z.string(),
        readingState: oneOf(ReadingState),
        dueAt: Time,
        /** Why somebody else reads instead. */
        reason: z.string(),
        ...givenFacts,
      }),
    ),
    ...appealFacts,
  }),
  fails: [NOT_FOUND],
});

export const invite = endpoint({
  ...write,
  summary: '按手机号请一位讲师做评阅人',
  path: '/startup/auth/programmeRun/invite',
  input: z.object({
    programmeId: named({ label: '征集' }, own),
    mobile: named(readerInvitation.mobile, Mobile),
    words: fieldSchema(readerInvitation.words),
  }),
  fails: [
    NOT_FOUND,
    failures.PROGRAMME_MOVED_ON,
    failures.NO_SUCH_LECTURER,
    failures.READER_ALREADY,
    failures.READERS_FULL,
  ],
});

export const removeReader = endpoint({
  ...write,
  summary: '移出评阅人，或收回邀请',
  path: '/startup/auth/programmeRun/removeReader',
  input: z.object({ id: Id.of('programmeReader') }),
  fails: [NOT_FOUND, failures.READER_MOVED_ON, failures.READER_BUSY],
});

export const arrange = endpoint({
  ...write,
  summary: '把缺人评的申请交给还能评的评阅人；答复还缺几份',
  path: '/startup/auth/programmeRun/arrange',
  input: z.object({ id: own }),
  output: z.object({ id: Id, countShort: z.int() }),
  fails: [NOT_FOUND, failures.PROGRAMME_MOVED_ON],
});

export const replace = endpoint({
  ...write,
  summary: '没有评的一份换一位评阅人',
  path: '/startup/auth/programmeRun/replace',
  input: z.object({ id: Id.of('hostedReading') }),
  fails: [NOT_FOUND, failures.READING_MOVED_ON, failures.NOBODY_LEFT],
});

export const answerAppeal = endpoint({
  ...write,
  summary: '答复申诉；成立的再请一位没有评过的人评，得分重新算，够线又有名额就入选',
  path: '/startup/auth/programmeRun/answerAppeal',
  input: z.object({
    id: Id.of('hostedApplication'),
    isUpheld: named(programmeAppealAnswer.isUpheld, Flag),
    appealOpinion: fieldSchema(programmeAppealAnswer.appealOpinion),
  }),
  fails: [NOT_FOUND, failures.APPEAL_MOVED_ON, failures.NOBODY_LEFT],
});
