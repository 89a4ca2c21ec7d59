import type { AssessmentRules, Layout } from '#contract/rules/assessments.ts';
import type { Keyed } from '#contract/rules/questions.ts';
import type { Db } from '#server/db/client.ts';
import type { DrawPlan } from '#server/domain/assessments/draw.ts';
import type { SeedClock } from '../learning/world.ts';

/** What examining in the demo world stands on. */
export interface AssessmentStep {
  db: Db;
  now: Date;
  clock: SeedClock;
  /** Key of a person → userNo. */
  userNos: ReadonlyMap<string, string>;
}

/** Whose something is. */
export interface SeedOwner {
  authorUserNo: string;
  orgNo: string | null;
  isOfOrg: 0 | 1;
}

/** A question as papers and sittings need it. */
export interface SeedVersion {
  questionId: string;
  versionId: string;
  difficulty: number;
  knowledge: readonly string[];
  points: number;
  keyed: Keyed;
}

export interface SeedPaperRow {
  id: string;
  versionId: string;
  owner: SeedOwner;
  subjectId: string;
  totalPoints: number;
  plan: DrawPlan;
}

/** Somebody who may sit an assessment, with their paper. */
export interface SeedCandidate {
  id: string;
  userNo: string;
  layout: Layout;
}

export interface SeedAssessmentRow {
  id: string;
  key: string;
  owner: SeedOwner;
  rules: AssessmentRules;
  minutes: number | null;
  beginsAt: string | null;
  endsAt: string | null;
  releasedAt: string | null;
  paperVersionId: string;
  candidates: SeedCandidate[];
}
