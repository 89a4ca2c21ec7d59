/** Lower half of the picture: lines (code or formulas begin with `) or bars. */
export type Panel = string[] | { bars: [label: string, value: number][]; unit?: string };

/** A sentence: what is said ("en:" in English), how far the path goes, what is shown. */
export type Say = [text: string, step: number, panel: Panel];

/** A short lesson along a path of some stops. `tone` is a mineral colour 0-7, `by` a key of people.ts. */
export type Lesson = {
  key: string;
  title: string;
  /** The course it belongs to; without one the lecturer's position is shown. */
  course?: string;
  by: string;
  tone: number;
  steps: string[];
  says: Say[];
};
