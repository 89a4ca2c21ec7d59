/** What a reviewer says about one place of a course: a field of its facts, a chapter or a class-hour. */
export interface Remark {
  /** `courseName` and the other fields; `chapter:1000123`, `period:1000124`. */
  target: string;
  text: string;
}

export const chapterTarget = (id: string): string => `chapter:${id}`;
export const periodTarget = (id: string): string => `period:${id}`;

export const REMARK_LENGTH = 200;
export const MOST_REMARKS = 100;
