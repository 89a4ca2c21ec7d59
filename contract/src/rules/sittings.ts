import {
  AnswerShow,
  AssessmentState,
  assessmentTraits,
  LateRule,
  ProctorGrade,
  SittingEventKind,
} from './assessments.ts';
import type { AssessmentKind } from './assessmentKinds.ts';
import type { AssessmentRules } from './assessments.ts';
import { MOST_CREDIT_SECONDS } from './outage.ts';
import { HEARD_EVERY_SECONDS } from './running.ts';
import { momentOf, wireTime, wireTimeIn } from './time.ts';

const DAY = 86_400_000;

/** What decides when somebody may sit, and until when. */
export interface SittingFacts {
  assessmentKind: AssessmentKind;
  assessmentState: AssessmentState;
  beginsAt: string | null;
  endsAt: string | null;
  minutes: number | null;
  rules: AssessmentRules;
  releasedAt: string | null;
  /** Of the candidate. */
  extraMinutes: number;
  mayEnterLate: 0 | 1;
  /** Until when they may do again what was given back to them, or sit again after a sitting that was declared void; null: as others. */
  redoUntil: string | null;
}

/** Whether what comes after the end is still taken. */
export const isTakenLate = ({ assessmentKind, rules }: Pick<SittingFacts, 'assessmentKind' | 'rules'>): boolean =>
  assessmentTraits[assessmentKind].hasLateRule && rules.lateRule !== LateRule.refuse;

/** When it closes for this candidate: their extra minutes come after the end of the others, and so may what they do again; null: never. */
export function closesAt(facts: SittingFacts): string | null {
  if (facts.endsAt === null || isTakenLate(facts)) return null;
  const { endsAt, extraMinutes, redoUntil } = facts;
  const own = extraMinutes === 0 ? endsAt : wireTimeIn(momentOf(endsAt), extraMinutes * 60);
  return redoUntil !== null && redoUntil > own ? redoUntil : own;
}

/** When a sitting that begins now ends: after its minutes, and never after it closes. */
export function sittingEnd(facts: SittingFacts, now: Date): string | null {
  const closes = closesAt(facts);
  if (facts.minutes === null) return closes;
  const over = wireTimeIn(now, (facts.minutes + facts.extraMinutes) * 60);
  return closes !== null && closes < over ? closes : over;
}

export const refusalsToBegin = ['withdrawn', 'notYet', 'closed', 'entryOver', 'noAttempt', 'locked'] as const;

export type RefusalToBegin = (typeof refusalsToBegin)[number];

interface Attempts {
  /** Sittings there were. */
  used: number;
  allowed: number;
}

/** Why somebody may not begin one more sitting; nothing when they may. */
export function whyNotBegin(facts: SittingFacts, attempts: Attempts, now: Date): RefusalToBegin | undefined {
  const at = wireTime(now);
  const closes = closesAt(facts);
  if (facts.assessmentState !== AssessmentState.published) return 'withdrawn';
  if (facts.beginsAt !== null && at < facts.beginsAt) return 'notYet';
  if (closes !== null && at >= closes) return 'closed';
  if (attempts.used > 0 && closes === null && areKeysOut(facts, at)) return 'closed';
  if (attempts.used >= attempts.allowed) return 'noAttempt';
  return attempts.used === 0 && isEntryOver(facts, now) ? 'entryOver' : undefined;
}

/** Of what never closes the release tells the answers: who handed in by then may have read them. */
const areKeysOut = ({ rules, releasedAt, redoUntil }: SittingFacts, at: string): boolean =>
  releasedAt !== null && rules.answerShow !== AnswerShow.submitted && (redoUntil === null || redoUntil <= at);

function isEntryOver({ beginsAt, mayEnterLate, rules: { lateEntryMinutes } }: SittingFacts, now: Date): boolean {
  if (beginsAt === null || lateEntryMinutes === null || mayEnterLate === 1) return false;
  return now.getTime() > momentOf(beginsAt).getTime() + lateEntryMinutes * 60_000;
}

/** Percent that handing in at this moment costs; what was given back is late after the time that was set for it. */
export function latePercentOf(
  { assessmentKind, endsAt, rules, redoUntil }: Pick<SittingFacts, 'assessmentKind' | 'endsAt' | 'rules' | 'redoUntil'>,
  now: Date,
): number {
  if (endsAt === null || !assessmentTraits[assessmentKind].hasLateRule) return 0;
  const due = redoUntil !== null && redoUntil > endsAt ? redoUntil : endsAt;
  const late = now.getTime() - momentOf(due).getTime();
  if (late <= 0 || rules.lateRule !== LateRule.deduct) return 0;
  return Math.min(100, Math.ceil(late / DAY) * rules.latePercent);
}

interface Claimed {
  /** By the clock of the page, whatever it shows: only what lies between the two counts. */
  sentAt: number;
  givenAt: number;
}

/** When an answer was given, by the clock of the server: as long before its arrival as the page says, within the sitting. */
export function givenMoment({ sentAt, givenAt }: Claimed, beganAt: Date, now: Date): Date {
  const age = Math.max(0, sentAt - givenAt);
  return new Date(Math.min(now.getTime(), Math.max(beganAt.getTime(), now.getTime() - age)));
}

/** By section with a time of its own: when it ends for this candidate; null: it was not opened yet. */
export type SectionEnds = Record<string, string | null>;

interface SectionTime {
  minutes: number;
  /** Of the whole sitting; null: it has no time of its own. */
  wholeMinutes: number | null;
  extraMinutes: number;
  endsAt: string | null;
}

/** When a section that is opened now ends: extra minutes of a candidate come to it by its share, and never after the whole. */
export function sectionEnd({ minutes, wholeMinutes, extraMinutes, endsAt }: SectionTime, now: Date): string {
  const extra = wholeMinutes === null ? extraMinutes : Math.ceil((extraMinutes * minutes) / wholeMinutes);
  const over = wireTimeIn(now, (minutes + extra) * 60);
  return endsAt !== null && endsAt < over ? endsAt : over;
}

/** Whether a section takes an answer that was given at a moment and arrives now; null: it was not opened. */
export const isSectionOver = (end: string | null, given: Date, graceSeconds: number, now: Date): boolean =>
  end === null || wireTime(given) > end || isClosed(end, graceSeconds, now);

/** Why one answer of several is not stored. */
export const answerRefusals = {
  slot: '这道题不在你的试卷里',
  shape: '答案的格式不对，或者超出了长度',
  file: '文件不存在，请重新上传',
  late: '这个答案是在结束以后给出的，没有计入',
  section: '这一部分还没有开始，或者时间已经用完，没有计入',
  paused: '这个答案是在暂停的时候给出的，没有计入',
} as const;

export type AnswerRefusal = keyof typeof answerRefusals;

/** Seconds after the end in which what was answered before it may still arrive. */
export const isClosed = (endsAt: string | null, graceSeconds: number, now: Date): boolean =>
  endsAt !== null && wireTime(now) > wireTimeIn(momentOf(endsAt), graceSeconds);

/** Unheard of for so long, a page is not there: it would have said so by now. */
export const AWAY_SECONDS = 2 * HEARD_EVERY_SECONDS;

/** Whether a page that gave signs was silent at a moment; one that never gave any is not known to be gone. */
export const isAwayAt = (heardAt: string | null, moment: string): boolean =>
  heardAt !== null && heardAt < wireTimeIn(momentOf(moment), -AWAY_SECONDS);

interface Stopped {
  pausedAt: string | null;
  /** The last sign of the page. */
  heardAt: string | null;
}

/**
 * Whether an answer was given in a pause that its page knew of: it gave signs for as long as it takes to hear of one, and
 * one before the answer. Whose network was gone when the pause began wrote in good faith, and loses nothing.
 */
export const isInKnownPause = ({ pausedAt, heardAt }: Stopped, given: Date): boolean =>
  pausedAt !== null &&
  heardAt !== null &&
  heardAt > wireTimeIn(momentOf(pausedAt), AWAY_SECONDS) &&
  wireTime(given) > heardAt;

const tabOfDevice = /^([\da-f]{12})-/;

/** The browser that a page belongs to, as its key says; a key that says nothing stands for itself. */
export const deviceOfTab = (tabKey: string): string => tabOfDevice.exec(tabKey)?.[1] ?? tabKey;

/** The key of a page of a browser. */
export const tabKeyOf = (device: string, page: string): string => `${device.slice(0, 12)}-${page.slice(0, 27)}`;

/** What decides how long somebody is waited for after their end. */
export interface Waiting {
  assessmentKind: AssessmentKind;
  graceSeconds: number;
  /** The last sign of their page before the end. */
  heardAt: string | null;
  outageSeconds: number;
}

/**
 * Seconds after an end in which what was answered before it may still arrive: the grace, and for whom the end found
 * without a network what is left to them of the credit for outages.
 */
export function patienceOf({ assessmentKind, graceSeconds, heardAt, outageSeconds }: Waiting, endsAt: string | null) {
  if (endsAt === null || !assessmentTraits[assessmentKind].isTimed || !isAwayAt(heardAt, endsAt)) return graceSeconds;
  return Math.max(graceSeconds, MOST_CREDIT_SECONDS - outageSeconds);
}

/** What the page itself tells of besides answers. */
export const toldKinds = [
  SittingEventKind.left,
  SittingEventKind.back,
  SittingEventKind.copied,
  SittingEventKind.pasted,
  SittingEventKind.leftFullScreen,
  SittingEventKind.offline,
  SittingEventKind.online,
] as const;

const lightKinds: ReadonlySet<SittingEventKind> = new Set([SittingEventKind.left, SittingEventKind.back]);
const connection: ReadonlySet<SittingEventKind> = new Set([SittingEventKind.offline, SittingEventKind.online]);

/** Whether a grade of watching keeps such a trace; of the connection everybody has one, for it is in their favour. */
export function isRecorded(grade: ProctorGrade, kind: SittingEventKind): boolean {
  if (connection.has(kind) || grade === ProctorGrade.strict) return true;
  return grade === ProctorGrade.light && lightKinds.has(kind);
}

/** Between two photographs, at least and at most; nobody knows when the next one is. */
export const PHOTO_SECONDS = { least: 240, most: 480 } as const;
/** So long what was recorded of a candidate is kept, longer only while an appeal waits. */
export const EVIDENCE_DAYS = 90;
/** Photographs too; then nobody sees them any more. */
export const PHOTO_DAYS = EVIDENCE_DAYS;

/** What a candidate is asked before the first photograph, apart from everything else. */
export const PHOTO_CONSENT = `这场考试希望每隔几分钟用摄像头拍一张照片，只拍照、不录像、不识别人脸；只有你和监考老师看得到，${PHOTO_DAYS} 天后删除。不同意也可以照常作答，随时可以收回。`;

/** Whether a candidate may know the marks: once they are released, or at once where answers are shown at once. */
export const areMarksShown = (facts: {
  assessmentKind: AssessmentKind;
  releasedAt: string | null;
  rules: Pick<AssessmentRules, 'answerShow'>;
}): boolean =>
  facts.releasedAt !== null ||
  (!assessmentTraits[facts.assessmentKind].isFormal && facts.rules.answerShow === AnswerShow.submitted);

interface ShowFacts extends Pick<SittingFacts, 'assessmentKind' | 'endsAt' | 'releasedAt' | 'rules'> {
  answerShowTime: string | null;
  isSubmitted: boolean;
  /** Somebody writes still, or may begin yet: with extra minutes, granted time, or what was given back to them; of what never closes the last alone. */
  isStillWritten: boolean;
}

/**
 * Whether a candidate may see the right answers at a moment: never while they can still change their own, and, but where
 * its author shows them on handing in, never while others write. What never closes shows them with the marks.
 */
export function areAnswersShown(facts: ShowFacts, now: string): boolean {
  const { rules, endsAt, releasedAt, answerShowTime, isSubmitted, isStillWritten } = facts;
  if (!isSubmitted) return false;
  if (rules.answerShow === AnswerShow.submitted) return true;
  const isEnd = endsAt === null || isTakenLate(facts) ? releasedAt !== null : now >= endsAt;
  if (!isEnd || isStillWritten) return false;
  if (rules.answerShow === AnswerShow.ended) return true;
  return rules.answerShow === AnswerShow.atTime && answerShowTime !== null && now >= answerShowTime;
}

/** What the page before the beginning says, a sentence each. */
export function rulesInWords(facts: Omit<SittingFacts, 'mayEnterLate' | 'assessmentState' | 'releasedAt'>): string[] {
  const { rules, minutes, extraMinutes, assessmentKind, endsAt, redoUntil } = facts;
  const { isTimed, hasLateRule, isFormal } = assessmentTraits[assessmentKind];
  const said: (string | false | null)[] = [
    minutes !== null && `从开始作答起计时 ${minutes} 分钟，时间以服务器为准，到时自动交卷。`,
    minutes === null && isTimed && endsAt !== null && '作答到结束时间为止，时间以服务器为准，到时自动交卷。',
    extraMinutes > 0 && `你另有 ${extraMinutes} 分钟的额外时间，已经算在内。`,
    redoUntil !== null &&
      (isFormal
        ? `上一次作废，准许你再考一次，${redoUntil.slice(0, 16)} 以前交卷。`
        : `这一份退回给你重做，${redoUntil.slice(0, 16)} 以前提交。`),
    rules.lateEntryMinutes !== null && `开始 ${rules.lateEntryMinutes} 分钟以后不能入场。`,
    '每次作答都自动保存，断网时也能继续，联网后补传；保存好的答案都有可以核对的凭据。',
    isTimed && '断线的时间按规则补给你，最多 10 分钟，补了多少你与监考老师都看得到。',
    rules.penalty > 0 && `选择与判断答错扣该题分值的 ${rules.penalty}%，不答不扣分。`,
    hasLateRule && rules.lateRule === LateRule.deduct && `截止以后每晚一天扣 ${rules.latePercent}%。`,
    hasLateRule && rules.lateRule === LateRule.accept && '截止以后也可以提交，会注明迟交。',
    hasLateRule && rules.lateRule === LateRule.refuse && endsAt !== null && '截止以后不再接收。',
    rules.proctorGrade === ProctorGrade.light &&
      '离开作答页面会被记录，你能看到每一条并说明原因；记录本身不会让你被判违规。',
    rules.proctorGrade === ProctorGrade.strict &&
      '离开页面、复制粘贴与退出全屏会被记录，你能看到每一条并说明原因；记录本身不会让你被判违规。',
    rules.proctorGrade !== ProctorGrade.none &&
      `这些记录与你的说明保存 ${EVIDENCE_DAYS} 天，之后删除；有申诉还没处理完的，处理完再删。`,
    rules.isPhotographed === 1 && '开始以后会单独问你是否同意拍照；不同意也可以照常作答。',
  ];
  return said.filter((one): one is string => typeof one === 'string');
}
