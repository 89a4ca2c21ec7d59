import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { AssessmentKind } from '../rules/assessmentKinds.ts';
import { AssessmentPhase, CandidateSource, SittingEventKind, SubmitKind, Verdict } from '../rules/assessments.ts';
import { Correction } from '../rules/corrections.ts';
import { RunState } from '../rules/running.ts';
import { KeptReceipt } from './sittingShapes.ts';

export const Overview = z.object({
  assessmentId: Id,
  title: z.string(),
  assessmentKind: oneOf(AssessmentKind),
  phase: oneOf(AssessmentPhase),
  /** The server's. */
  now: Time,
  beginsAt: Time.nullable(),
  endsAt: Time.nullable(),
  /** The latest end of those who still answer: somebody may have got more time than the others. */
  lastEndsAt: Time.nullable(),
  /** Until when the last of those is waited for. */
  awaitedUntil: Time.nullable(),
  /** From then on nobody may enter without being let in. */
  enterUntil: Time.nullable(),
  watcherNames: z.array(z.string()),
  /** 1: the reader answers for it, and may correct its questions. */
  isLeader: Flag,
  counts: z.object({
    all: z.int(),
    notBegun: z.int(),
    answering: z.int(),
    paused: z.int(),
    submitted: z.int(),
    cancelled: z.int(),
    suspicious: z.int(),
    offline: z.int(),
    /** Whom their end found without a network: their papers are not taken in yet. */
    awaited: z.int(),
    attention: z.int(),
    rehearsed: z.int(),
    rehearsedBadly: z.int(),
  }),
  countItems: z.int(),
  /** Answers given by the one in the middle of those who answer; null when nobody does. */
  medianAnswered: z.number().nullable(),
  firstSubmittedAt: Time.nullable(),
});

export type Overview = z.infer<typeof Overview>;

export const RunRow = z.object({
  candidateId: Id,
  /** Null: they have not begun. */
  sittingId: Id.nullable(),
  candidateNo: z.int(),
  userName: z.string(),
  studentNumber: z.string(),
  runState: oneOf(RunState),
  countAnswered: z.int(),
  countItems: z.int(),
  lastSavedAt: Time.nullable(),
  beganAt: Time.nullable(),
  endsAt: Time.nullable(),
  submittedAt: Time.nullable(),
  submitKind: oneOf(SubmitKind).nullable(),
  /** Granted to this one beside everybody's. */
  extraMinutes: z.int(),
  mayEnterLate: Flag,
  /** What happened without a technical cause. */
  leaves: z.int(),
  awaySeconds: z.int(),
  copies: z.int(),
  fullScreens: z.int(),
  devices: z.int(),
  isSuspicious: Flag,
  offlineSince: Time.nullable(),
  /** Their end found them without a network: until then they are waited for. */
  awaitedUntil: Time.nullable(),
  /** Nothing was saved for a while. */
  isQuiet: Flag,
  verdict: oneOf(Verdict).nullable(),
  isConfirmed: Flag,
});

export type RunRow = z.infer<typeof RunRow>;

export const Heat = z.object({
  /** The first minute of `counts`. */
  from: Time,
  groups: z.array(z.object({ name: z.string(), candidateSource: oneOf(CandidateSource), counts: z.array(z.int()) })),
  /** When many were offline at once, the newest last. */
  outages: z.array(z.object({ from: Time, seconds: z.int(), people: z.int() })),
});

export type Heat = z.infer<typeof Heat>;

export const Readiness = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      all: z.int(),
      rehearsed: z.int(),
      /** What was looked at: by how many, and how many were fine. */
      checks: z.array(z.object({ name: z.string(), tried: z.int(), fine: z.int() })),
    }),
  ),
  /** Whose trial found something wrong, at most 50. */
  troubled: z.array(z.object({ candidateId: Id, candidateNo: z.int(), userName: z.string(), found: z.string() })),
});

export type Readiness = z.infer<typeof Readiness>;

export const RunNotice = z.object({
  id: Id,
  content: z.string(),
  gmtCreate: Time,
  /** 1: to this candidate alone. */
  isPersonal: Flag,
  /** Of a correction: the item, and how. */
  itemId: Id.nullable(),
  correction: oneOf(Correction).nullable(),
});

export const RunEvent = z.object({
  id: Id,
  eventKind: oneOf(SittingEventKind),
  at: Time,
  seconds: z.int(),
  detail: z.string(),
  actorName: z.string(),
  explanation: z.string(),
  explainedAt: Time.nullable(),
  /** How many were offline then, when that explains it; else 0. */
  offlineThen: z.int(),
  /** Answers that were changed in the minute after they came back. */
  countChanged: z.int(),
});

export type RunEvent = z.infer<typeof RunEvent>;

const Compared = z.object({ own: z.number().nullable(), median: z.number().nullable() });

export const CheckedReceipt = z.object({
  isGenuine: Flag,
  /** Of the question in their paper, from 1; 0 when the receipt is none. */
  place: z.int(),
  /** All that was stored for it, in order; the last one counts. */
  saves: z.array(KeptReceipt),
});

export type CheckedReceipt = z.infer<typeof CheckedReceipt>;

export const Evidence = z.object({
  assessmentId: Id,
  title: z.string(),
  assessmentKind: oneOf(AssessmentKind),
  sittingId: Id,
  candidateId: Id,
  candidateNo: z.int(),
  userName: z.string(),
  studentNumber: z.string(),
  attempt: z.int(),
  runState: oneOf(RunState),
  beganAt: Time,
  submittedAt: Time.nullable(),
  isSuspicious: Flag,
  /** In the order of time, at most 500. */
  events: z.array(RunEvent),
  compared: z.object({ leaves: Compared, awaySeconds: Compared, copies: Compared, secondsPerItem: Compared }),
  verdict: oneOf(Verdict).nullable(),
  verdictReason: z.string(),
  verdictName: z.string(),
  confirmName: z.string(),
  /** 1: the reader said it, somebody else has to confirm. */
  isOwnVerdict: Flag,
});

export type Evidence = z.infer<typeof Evidence>;
