import type { FileIssue, ResumeFile } from '#contract/user/resumeFileShapes.ts';

/** One résumé of a file: what it says, or why it is not taken. */
export interface ReadRow {
  /** Counted from 1, in the order of the files. */
  row: number;
  /** 张三.docx，人选.json 第 2 份 */
  place: string;
  /** Not there for what is refused. */
  resume?: ResumeFile | undefined;
  /** What could not be read of a good one stays empty; of a refused one, why. */
  issues: FileIssue[];
}

/** What a reader makes of one résumé before lengths, dates and links are looked at: texts as they stand in the file. */
export type RawResume = ResumeFile;

export const emptyResume = (): RawResume => ({
  name: '',
  headline: '',
  mobile: '',
  email: '',
  place: '',
  introduction: '',
  skills: '',
  education: [],
  work: [],
  project: [],
  works: [],
  honors: [],
});

/** A file that is not taken, in a sentence for whoever sent it. */
export class FileRefusal extends Error {}

export const NOT_A_RESUME = '不是能读的简历：请用 Word（.docx）、知途下载的简历 PDF，或 JSON Resume';
