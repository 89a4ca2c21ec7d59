import type { Db } from '#server/db/client.ts';

/** What the parts of the incubation of the demo world share. */
export interface IncubationWorld {
  db: Db;
  /** The day on which it is loaded. */
  today: string;
  at: string;
  userNo: (key: string) => string;
  project: (name: string) => { id: string; leaderUserNo: string };
}

export const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00:00`;
