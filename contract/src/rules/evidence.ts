import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import type { AbilityLevel } from './abilities.ts';
import { needed } from './visibility.ts';
import type { Audience, Visibility } from './visibility.ts';

/** What shows that somebody reached a level of an ability item. */
export const EvidenceKind = choice({
  course: [1, '学完的课程'],
  certificate: [2, '学完并持有证书的课程'],
  test: [3, '测评'],
  /** Shown beside a level that others show; by itself it shows none, for nobody has looked at it. */
  work: [4, '作品'],
});

export type EvidenceKind = ValueOf<typeof EvidenceKind>;

/** How much a new piece of each kind says, in percent: questions that were answered more than lessons that were watched. */
const evidenceWeights: Readonly<Record<EvidenceKind, number>> = {
  [EvidenceKind.course]: 60,
  [EvidenceKind.certificate]: 70,
  [EvidenceKind.test]: 80,
  [EvidenceKind.work]: 0,
};

/** Months in which a piece counts in full, and after which it counts half for good. */
const [FULL_MONTHS, HALF_MONTHS] = [12, 36] as const;

/** Items of a portrait that are shown, the highest levels first. */
export const MOST_PORTRAIT_ITEMS = 200;

/** One thing that shows a level, with its age and what it says today. */
export interface PortraitEvidence {
  abilityLevel: AbilityLevel;
  evidenceKind: EvidenceKind;
  /** Of the course, the assessment or the work; `NONE` where it is not for the reader. */
  sourceId: string;
  title: string;
  /** Of a course; 0 for a test. */
  courseCategory: number;
  version: number | null;
  /** Only the owner's own; empty: none. */
  certificateNo: string;
  at: string;
  months: number;
  /** Percent. */
  weight: number;
}

/** An item of the ability model as a portrait shows it. */
export interface PortraitItem {
  abilityId: string;
  abilityName: string;
  groupName: string;
  fieldName: string;
  abilityLevel: AbilityLevel;
  /** What the level means in words. */
  words: string;
  /** How sure the level is, in percent. */
  sureness: number;
  /** What the owner chose; to everybody else `everybody`. */
  visibility: Visibility;
  evidence: PortraitEvidence[];
}

/** Whole calendar months between two moments of the wire; never below zero. */
export function monthsBetween(earlier: string, later: string): number {
  const monthOf = (time: string): number => Number(time.slice(0, 4)) * 12 + Number(time.slice(5, 7));
  const isDayToCome = later.slice(8) < earlier.slice(8);
  return Math.max(0, monthOf(later) - monthOf(earlier) - (isDayToCome ? 1 : 0));
}

/** Percent of its weight that a piece keeps: 100 for a year, then evenly down to 50 after three. */
export function keptAfter(months: number): number {
  if (months <= FULL_MONTHS) return 100;
  if (months >= HALF_MONTHS) return 50;
  return 100 - (50 * (months - FULL_MONTHS)) / (HALF_MONTHS - FULL_MONTHS);
}

/** What a piece says today, in percent. */
export const weightOf = (kind: EvidenceKind, months: number): number =>
  Math.round((evidenceWeights[kind] * keptAfter(months)) / 100);

interface Weighed {
  abilityLevel: number;
  /** Percent. */
  weight: number;
}

/**
 * How sure a level is: `1 − Π(1 − weight)` over the pieces that reach it, in percent. Never all: two pieces say more than
 * one, and none says everything.
 */
export function surenessOf(level: number, pieces: readonly Weighed[]): number {
  const doubt = pieces
    .filter(({ abilityLevel }) => abilityLevel >= level)
    .reduce((left, { weight }) => left * (1 - weight / 100), 1);
  return Math.min(99, Math.round((1 - doubt) * 100));
}

interface Piece {
  abilityId: string;
  abilityLevel: number;
  at: string;
}

/** Of each item the piece that shows most, the newest of several: its level is the level of the person. */
export function bestOf<P extends Piece>(pieces: readonly P[]): Map<string, P> {
  const best = new Map<string, P>();
  for (const piece of pieces) {
    const known = best.get(piece.abilityId);
    if (known === undefined || isMore(piece, known)) best.set(piece.abilityId, piece);
  }
  return best;
}

const isMore = (one: Piece, other: Piece): boolean =>
  one.abilityLevel > other.abilityLevel || (one.abilityLevel === other.abilityLevel && one.at > other.at);

/** A piece in words, as it stands beside a level. */
export const evidenceWords = ({ evidenceKind, title }: { evidenceKind: EvidenceKind; title: string }): string =>
  `${verbs[evidenceKind]}《${title}》`;

const verbs: Readonly<Record<EvidenceKind, string>> = {
  [EvidenceKind.course]: '学完',
  [EvidenceKind.certificate]: '学完',
  [EvidenceKind.test]: '测评',
  [EvidenceKind.work]: '作品',
};

/** May this audience read an item, once it may read the portrait? A choice only narrows what the portrait allows. */
export const mayReadItem = (chosen: Visibility | undefined, audience: Audience): boolean =>
  chosen === undefined || chosen >= needed[audience];
