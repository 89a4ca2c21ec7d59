import * as fails from '#contract/exam/sittingFailures.ts';
import { answers } from '#contract/exam/questionShapes.ts';
import type { AnswerEntry, Saved } from '#contract/exam/sittingShapes.ts';
import type { Failure } from '#contract/kit/errors.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { fitsQuestion } from '#contract/rules/corrections.ts';
import { isUnanswered } from '#contract/rules/marking.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import type { Answer, SimpleType } from '#contract/rules/questions.ts';
import { givenMoment, isClosed, isInKnownPause, isSectionOver, patienceOf } from '#contract/rules/sittings.ts';
import type { AnswerRefusal } from '#contract/rules/sittings.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { cleanHtml } from '../../kit/html.ts';
import { chainOf } from './chain.ts';
import type { HeldSitting, Known, LogRow, Moved } from './saveStatements.ts';
import type { SlotKind } from './slotKinds.ts';

export interface SaveInput {
  id: string;
  tabTurn: number;
  sentAt: number;
  entries: readonly AnswerEntry[];
}

interface Around {
  now: Date;
  known: ReadonlyMap<number, Known>;
  slots: ReadonlyMap<string, SlotKind>;
  isOwnFile: (url: string) => boolean;
}

export interface Judged {
  saved: Saved;
  rows: LogRow[];
  moved: Moved | undefined;
}

/** Why nothing new may be stored in a sitting at all. */
export function whyNotSave(sitting: HeldSitting, tabTurn: number, now: Date): Failure | undefined {
  if (sitting.sittingState === SittingState.cancelled) return fails.SITTING_CANCELLED;
  if (sitting.sittingState !== SittingState.running) return fails.SITTING_OVER;
  if (sitting.pausedAt === null && isClosed(sitting.endsAt, patienceOf(sitting, sitting.endsAt), now))
    return fails.SITTING_OVER;
  return tabTurn === sitting.tabTurn ? undefined : fails.TAKEN_OVER;
}

/** What a save stores: each new answer as the next link of the chain; what was stored before is told again. */
export function judge(sitting: HeldSitting, input: SaveInput, { now, known, slots, isOwnFile }: Around): Judged {
  const storedAt = wireTime(now);
  const saved: Saved = { receipts: [], refused: [], again: [], endsAt: sitting.endsAt, lastSeq: 0, countAnswered: 0 };
  const chain = chainOf(sitting, storedAt);
  const answered = new Map<string, boolean>();
  const again = new Set<string>();
  const seen = new Set<number>();
  let count = sitting.countAnswered;
  for (const entry of [...input.entries].sort((x, y) => x.clientSeq - y.clientSeq)) {
    const { clientSeq, slot } = entry;
    if (seen.has(clientSeq)) continue;
    seen.add(clientSeq);
    const before = known.get(clientSeq);
    if (before?.seq) {
      saved.receipts.push({ clientSeq, seq: before.seq, hash: before.hash!, storedAt: before.storedAt! });
      if (before.isTakenBack && !answered.has(slot)) again.add(slot);
      continue;
    }
    const given = givenMoment({ sentAt: input.sentAt, givenAt: entry.givenAt }, momentOf(sitting.beganAt), now);
    const asked = slots.get(slot)?.asked;
    const read = readAnswer(entry, asked?.questionType, isOwnFile);
    const isLate = sitting.pausedAt === null && sitting.endsAt !== null && wireTime(given) > sitting.endsAt;
    const end = sitting.sectionEnds[slots.get(slot)?.sectionId ?? ''];
    const isShut = end !== undefined && isShutAt(sitting, end, given, now);
    const outOfTime = isLate ? 'late' : isShut ? 'section' : isInKnownPause(sitting, given) ? 'paused' : undefined;
    const reason = outOfTime ?? read.reason;
    if (reason) {
      saved.refused.push({ clientSeq, reason });
      continue;
    }
    const { answer } = read;
    const { seq, hash } = chain.add({ slot, answer, clientSeq, tabTurn: sitting.tabTurn, givenAt: wireTime(given) });
    saved.receipts.push({ clientSeq, seq, hash, storedAt });
    const fits = answer === null || fitsQuestion(asked!, answer);
    if (fits) again.delete(slot);
    else {
      chain.takeBack(slot);
      again.add(slot);
    }
    const isAnswered = answer !== null && fits;
    count += Number(isAnswered) - Number(answered.get(slot) ?? before?.wasAnswered ?? false);
    answered.set(slot, isAnswered);
  }
  const stands = { lastSeq: chain.last().lastSeq, countAnswered: Math.max(0, count) };
  const { rows } = chain;
  const moved = rows.length > 0 ? { id: sitting.id, ...chain.last(), ...stands, lastSavedAt: storedAt } : undefined;
  return { saved: { ...saved, ...stands, again: [...again] }, rows, moved };
}

/** What is paused has no clock that could be over; what was not opened takes nothing either way. */
const isShutAt = (sitting: HeldSitting, end: string | null, given: Date, now: Date): boolean =>
  end === null || (sitting.pausedAt === null && isSectionOver(end, given, patienceOf(sitting, end), now));

interface Read {
  answer: Answer | null;
  reason?: AnswerRefusal;
}

/** An answer as it is stored: read by the type of its question, its HTML cleaned, nothing given as null. */
function readAnswer({ answer }: AnswerEntry, kind: SimpleType | undefined, isOwnFile: Around['isOwnFile']): Read {
  if (kind === undefined) return { answer: null, reason: 'slot' };
  if (answer === null || answer === undefined) return { answer: null };
  const parsed = answers[kind].safeParse(answer);
  if (!parsed.success) return { answer: null, reason: 'shape' };
  if (isUnanswered(parsed.data, kind)) return { answer: null };
  if (kind === QuestionType.essay) return { answer: cleanHtml(parsed.data as string) };
  if (kind === QuestionType.file && !filesIn(parsed.data).every(isOwnFile)) return { answer: null, reason: 'file' };
  return { answer: parsed.data };
}

/** The addresses of files in an answer, whatever it is. */
export const filesIn = (answer: unknown): string[] =>
  Array.isArray(answer)
    ? answer.flatMap((one: unknown) => {
        const url = typeof one === 'object' && one !== null && 'fileUrl' in one ? one.fileUrl : undefined;
        return typeof url === 'string' ? [url] : [];
      })
    : [];
