import * as z from 'zod';
import { Person } from '../im/shapes.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import {
  EntryKind,
  HandState,
  INK_SCALE,
  LiveRole,
  LiveType,
  MOST_STROKE_POINTS,
  OnOff,
  RoomStatus,
  TakeKind,
} from '../rules/liveRooms.ts';

/** The class-hour is the number of its room. */
export const one = { periodId: Id.open('period') };

/** Made by each tab for itself; says which page holds the class. */
export const tab = { tabKey: z.string().regex(/^[\w-]{8,40}$/, '页面的编号不正确') };

export const Stroke = z.object({
  /** x, y, x, y …; ten-thousandths of the page. */
  points: z
    .array(z.int().min(0).max(INK_SCALE))
    .min(2)
    .max(MOST_STROKE_POINTS * 2),
  colour: z.string().regex(/^#[\da-f]{6}$/, '颜色不正确'),
  /** Ten-thousandths of the width of the page. */
  width: z.int().min(5).max(400),
});

export type Stroke = z.infer<typeof Stroke>;

/** One line of the timeline; the same for everybody. */
export const LiveEntry = z.object({
  seq: z.int(),
  entryKind: oneOf(EntryKind),
  /** Seconds since the class began; 0 before. */
  second: z.int(),
  at: Time,
  /** Who did it, or to whom it happened; null for the platform. */
  userNo: Id.nullable(),
  userName: z.string(),
  liveRole: oneOf(LiveRole),
  /** What was said; empty once it was deleted. */
  text: z.string(),
  isHidden: Flag,
  /** The page of the slides, or the number of another entry, or a state: what the kind needs. */
  value: z.int(),
  stroke: Stroke.nullable(),
  /** The poll or the slides it is about. */
  refId: Id.nullable(),
});

export type LiveEntry = z.infer<typeof LiveEntry>;

export const Deck = z.object({ mediaId: Id, docName: z.string(), url: z.string(), pages: z.int() });

export type Deck = z.infer<typeof Deck>;

export const LivePoll = z.object({
  pollId: Id,
  title: z.string(),
  isQuiz: Flag,
  isOpen: Flag,
  /** Second of the class at which it was asked. */
  second: z.int(),
  options: z.array(z.string()),
  /** What one chose; null before. */
  own: z.int().nullable(),
  /** The right one; null where there is none, or it is not told yet. */
  answer: z.int().nullable(),
  /** How many chose each, during the class and afterwards in the replay; empty until one may see it. */
  counts: z.array(z.int()),
  lateCounts: z.array(z.int()),
  countVoted: z.int(),
});

export type LivePoll = z.infer<typeof LivePoll>;

/** The room as the asker meets it. */
export const LiveRoom = z.object({
  ...one,
  periodName: z.string(),
  courseId: Id,
  courseName: z.string(),
  liveName: z.string(),
  liveType: oneOf(LiveType),
  saveReplay: oneOf(OnOff),
  disableGood: oneOf(OnOff),
  connectMicrophone: oneOf(OnOff),
  roomStatus: oneOf(RoomStatus),
  startTime: Time,
  minutes: z.int(),
  /** The clock of the server, by which the countdown runs. */
  now: Time,
  beganAt: Time.nullable(),
  endedAt: Time.nullable(),
  /** Since it began, or in all once it is over. */
  seconds: z.int(),
  lecturer: Person,
  /** Who holds the class now; null before it began. */
  anchor: Person.nullable(),
  /** To hosts: the tab that holds it; empty for all others. */
  anchorTab: z.string(),
  isAnchorHere: Flag,
  me: z.object({
    userNo: Id,
    userName: z.string(),
    liveRole: oneOf(LiveRole),
    isMuted: Flag,
    handState: oneOf(HandState),
    /** Place in the queue, from 1; 0 without a raised hand. */
    handPlace: z.int(),
  }),
  slowSeconds: z.int(),
  isMutedAll: Flag,
  isHandsOpen: Flag,
  notice: z.string(),
  /** What learners are asked to do while nobody leads; empty: the usual. */
  filler: z.string(),
  pinned: LiveEntry.nullable(),
  goodCount: z.int(),
  countMembers: z.int(),
  countHands: z.int(),
  lastSeq: z.int(),
  deck: Deck.nullable(),
  page: z.int(),
  stage: z.array(Person),
  mostSeats: z.int(),
  poll: LivePoll.nullable(),
  signIn: z.object({ closesAt: Time, isSigned: Flag, countSigned: z.int() }).nullable(),
  /** The picture the lecturer sends, in lines. */
  resolution: z.int(),
  /** 0: this site has no service for sound and picture. */
  isMediaOn: Flag,
  /** 1: what is seen and heard just now will be in the replay. */
  isRecorded: Flag,
});

/** A film or a sound of somebody, recorded while the class went on. */
export const LiveTake = z.object({
  takeId: Id,
  takeKind: oneOf(TakeKind),
  userNo: Id.nullable(),
  userName: z.string(),
  /** Milliseconds since the class began, and how long it is. */
  fromMs: z.int(),
  lengthMs: z.int(),
  url: z.string(),
});

export type LiveTake = z.infer<typeof LiveTake>;

export type LiveRoom = z.infer<typeof LiveRoom>;

export const LiveMember = Person.extend({
  liveRole: oneOf(LiveRole),
  isHere: Flag,
  isMuted: Flag,
  isBanned: Flag,
  handState: oneOf(HandState),
  /** Null without a raised hand. */
  handSince: Time.nullable(),
  question: z.string(),
  /** Times on stage in this class. */
  countSpoken: z.int(),
  /** Times the hand went up; 0: not raised yet. */
  countRaised: z.int(),
});

export type LiveMember = z.infer<typeof LiveMember>;
