import type { Db } from '#server/db/client.ts';
import type { SeedClock } from '../learning/world.ts';

/** What the school of the demo world stands on. */
export interface SchoolStep {
  db: Db;
  now: Date;
  clock: SeedClock;
  orgNo: string;
  /** Who runs it. */
  adminUserNo: string;
  /** Key of a person → userNo; teachers of the school are added. */
  userNos: Map<string, string>;
}

/** A semester as the rest of the school needs it. */
export interface SeedTerm {
  id: string;
  beginOn: string;
  weeks: number;
  isCurrent: boolean;
}

export interface SeedGradeRow {
  id: string;
  name: string;
  /** User numbers of its students. */
  students: string[];
}

export interface SeedOffering {
  id: string;
  termId: string;
  subject: string;
  gradeId: string;
  /** The head first. */
  teachers: string[];
}
