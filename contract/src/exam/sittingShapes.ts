import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, IdOrEmpty, optionalLine, Time } from '../kit/values.ts';
import { AssessmentKind } from '../rules/assessmentKinds.ts';
import * as a from '../rules/assessments.ts';
import { Correction } from '../rules/corrections.ts';
import type { Answer } from '../rules/questions.ts';
import { answerRefusals, toldKinds } from '../rules/sittings.ts';
import type { AnswerRefusal } from '../rules/sittings.ts';
import { slotPattern } from '../rules/slots.ts';
import { ShownQuestion } from './shownShapes.ts';

/** Drawn by a page for one browser tab; who holds the key may write. */
/** Of a page; what `deviceOfTab` finds in it is of its browser. */
export const TabKey = z.string().regex(/^[\w-]{8,40}$/, '页面的编号不正确');

/** Milliseconds of a clock. */
export const Milliseconds = z.number().min(0).max(9_000_000_000_000);

export const MOST_ENTRIES = 100;

/** One change of one answer. Its shape is read by the type of its question, so that one bad answer refuses no other. */
export const AnswerEntry = z.object({
  /** Counts up in a page; sent again after a lost reply, it is stored once. */
  clientSeq: z.int().min(1).max(2_000_000_000),
  slot: z.string().regex(slotPattern, '题目的编号不正确'),
  answer: z.unknown() as unknown as z.ZodType<Answer | null>,
  /** By the clock of the page, as `sentAt` is. */
  givenAt: Milliseconds,
});

export type AnswerEntry = z.infer<typeof AnswerEntry>;

/** What is kept of a stored answer; its hash stands for everything stored before it too. */
export const Receipt = z.object({ seq: z.int(), hash: z.string(), storedAt: Time });

export const KeptReceipt = Receipt.extend({
  slot: z.string(),
  answer: z.unknown() as unknown as z.ZodType<Answer | null>,
});

export type KeptReceipt = z.infer<typeof KeptReceipt>;

export const Saved = z.object({
  receipts: z.array(Receipt.extend({ clientSeq: z.int() })),
  refused: z.array(
    z.object({
      clientSeq: z.int(),
      reason: z.enum(Object.keys(answerRefusals) as [AnswerRefusal, ...AnswerRefusal[]]),
    }),
  ),
  /** Slots whose question was corrected meanwhile: what was given is stored and cannot be its answer any more. */
  again: z.array(z.string()),
  endsAt: Time.nullable(),
  lastSeq: z.int(),
  countAnswered: z.int(),
});

export type Saved = z.infer<typeof Saved>;

export const RoomSection = z.object({
  sectionId: Id,
  sectionName: z.string(),
  intro: z.string(),
  /** A time of its own; null: none. */
  minutes: z.int().nullable(),
  /** 0: its clock has not begun, and its questions are not shown. */
  isOpened: Flag,
  /** When its own time is over. */
  endsAt: Time.nullable(),
  itemCount: z.int(),
  points: z.int(),
  items: z.array(z.object({ itemId: Id, points: z.int(), question: ShownQuestion })),
});

export type RoomSection = z.infer<typeof RoomSection>;

export const Room = z.object({
  id: Id,
  /** Changes when a question of this paper is corrected. */
  paperVersionId: Id,
  assessmentId: Id,
  assessmentKind: oneOf(AssessmentKind),
  title: z.string(),
  candidateName: z.string(),
  candidateNo: z.int(),
  sittingState: oneOf(a.SittingState),
  submitKind: oneOf(a.SubmitKind).nullable(),
  submittedAt: Time.nullable(),
  attempt: z.int(),
  attempts: z.int(),
  minutes: z.int().nullable(),
  fullPoints: z.int(),
  passPoints: z.int().nullable(),
  beganAt: Time,
  endsAt: Time.nullable(),
  pausedAt: Time.nullable(),
  /** Milliseconds of the server's clock. */
  now: z.number(),
  graceSeconds: z.int(),
  proctorGrade: oneOf(a.ProctorGrade),
  /** Photographs: null where none are taken; else what the candidate said, null before they did. */
  photo: z.object({ consent: Flag.nullable() }).nullable(),
  grantedSeconds: z.int(),
  outageSeconds: z.int(),
  /** Whether the asking tab may write. */
  isMine: Flag,
  tabTurn: z.int(),
  /** The highest number of a change of this turn that was stored. */
  lastClientSeq: z.int(),
  lastSeq: z.int(),
  lastSavedAt: Time.nullable(),
  countLeft: z.int(),
  sections: z.array(RoomSection),
  answers: z.array(z.object({ slot: z.string(), answer: z.unknown() as unknown as z.ZodType<Answer | null> })),
  /** Slots that are to be answered again: what was given cannot be an answer to the question as it was corrected. */
  again: z.array(z.string()),
  flagged: z.array(z.string()),
  scratch: z.string(),
  /** Of what is in this paper; of a correction the item and how. */
  notices: z.array(
    z.object({
      id: Id,
      content: z.string(),
      gmtCreate: Time,
      itemId: Id.nullable(),
      correction: oneOf(Correction).nullable(),
    }),
  ),
});

export type Room = z.infer<typeof Room>;

export const OwnSitting = z.object({
  id: Id,
  attempt: z.int(),
  sittingState: oneOf(a.SittingState),
  beganAt: Time,
  submittedAt: Time.nullable(),
});

export const Entry = z.object({
  assessmentId: Id,
  assessmentKind: oneOf(AssessmentKind),
  title: z.string(),
  intro: z.string(),
  phase: oneOf(a.AssessmentPhase),
  beginsAt: Time.nullable(),
  endsAt: Time.nullable(),
  minutes: z.int().nullable(),
  extraMinutes: z.int(),
  /** Until when what was given back may be done again; null: it was not. */
  redoUntil: Time.nullable(),
  fullPoints: z.int(),
  passPoints: z.int().nullable(),
  questionCount: z.int(),
  proctorGrade: oneOf(a.ProctorGrade),
  attempts: z.int(),
  used: z.int(),
  /** The rules, a sentence each. */
  notes: z.array(z.string()),
  /** Why it cannot be begun now; empty when it can. */
  refusal: z.string(),
  /** The sitting that goes on; empty when there is none. */
  runningId: IdOrEmpty,
  /** 1: a photograph now and then, of who agrees; the rehearsal tries the camera. */
  isPhotographed: Flag,
  rehearsedAt: Time.nullable(),
  rehearsal: z.array(z.object({ name: z.string(), isFine: Flag, found: z.string() })),
  sittings: z.array(OwnSitting),
  now: z.number(),
});

export type Entry = z.infer<typeof Entry>;

export const MyAssessment = z.object({
  assessmentId: Id,
  assessmentKind: oneOf(AssessmentKind),
  title: z.string(),
  phase: oneOf(a.AssessmentPhase),
  beginsAt: Time.nullable(),
  endsAt: Time.nullable(),
  minutes: z.int().nullable(),
  extraMinutes: z.int(),
  /** Until when what was given back may be done again; null: it may not. */
  redoUntil: Time.nullable(),
  fullPoints: z.int(),
  attempts: z.int(),
  used: z.int(),
  /** One more sitting may begin now, be it late or again. */
  mayBegin: Flag,
  rehearsedAt: Time.nullable(),
  /** The last sitting, if there was one. */
  sittingId: IdOrEmpty,
  sittingState: oneOf(a.SittingState).nullable(),
  submittedAt: Time.nullable(),
  /** Tenths; null: not known, or not to be told yet. */
  points: z.int().nullable(),
});

export type MyAssessment = z.infer<typeof MyAssessment>;

export const MyRecord = z.object({
  id: Id,
  assessmentId: Id,
  assessmentKind: oneOf(AssessmentKind),
  title: z.string(),
  attempt: z.int(),
  sittingState: oneOf(a.SittingState),
  beganAt: Time,
  submittedAt: Time.nullable(),
  submitKind: oneOf(a.SubmitKind).nullable(),
  fullPoints: z.int(),
  points: z.int().nullable(),
  isExplained: Flag,
});

export type MyRecord = z.infer<typeof MyRecord>;

export const ToldEvent = z.object({
  eventKind: z.literal([...toldKinds]),
  /** By the clock of the page. */
  at: Milliseconds,
  seconds: z.int().min(0).max(86_400).default(0),
  detail: optionalLine(200, '说明'),
});

export const TrailEvent = z.object({
  id: Id,
  eventKind: oneOf(a.SittingEventKind),
  at: Time,
  seconds: z.int(),
  detail: z.string(),
  explanation: z.string(),
  explainedAt: Time.nullable(),
});

export type TrailEvent = z.infer<typeof TrailEvent>;

export const rehearsalChecks = {
  net: '网络往返',
  save: '保存与凭据',
  clock: '时钟',
  storage: '本机存储',
  camera: '摄像头',
} as const;

export type RehearsalCheck = keyof typeof rehearsalChecks;
