/** A live session: days from loading, hour and minutes; past ones have a replay. */
export type SeedSession = { day: number; at: string; minutes: number; replay?: string | string[] };

/**
 * A class-hour: title; the sentences of its own film, the key of other media (seed/media), an http address or a live
 * session; keys of its files.
 */
export type SeedPeriod = [name: string, content: string | string[] | SeedSession, ...courseware: string[]];

export type SeedChapter = { name: string; desc?: string; periods: SeedPeriod[] };

/** Four parts of an introduction: for whom, what one can do then, how, and before; joined to HTML when loaded. */
export type SeedIntro = { lead: string; can: string[]; plan: string; before: string };

export type SeedCourse = {
  key: string;
  /** 1 recorded, 2 live, 3 recorded plus live, 4 materials, 5 library */
  kind: 1 | 2 | 3 | 4 | 5;
  name: string;
  /** names of the category on three levels */
  category: string;
  /** key of people.ts; the organization is the lecturer's */
  lecturer: string;
  /** yuan: original and present price; free without */
  price?: [original: number, discount: number];
  vipFree?: true;
  tags: string[];
  summary: string;
  intro: SeedIntro;
  chapters: SeedChapter[];
  /** published this many days before loading */
  daysAgo: number;
  /** order of recommendation, high first */
  sort?: number;
  noDrag?: true;
  noSpeed?: true;
  /** per cent of a class-hour that finish it, 90 unless told */
  complete?: number;
  /** credits when finished, one decimal */
  credit?: number;
  /** library: answers included */
  answers?: true;
};
