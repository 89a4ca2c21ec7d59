import type { QuestionFormat } from '#contract/rules/questionExchange.ts';
import type { Difficulty, Keyed } from '#contract/rules/questions.ts';

/** A question in words, as a line of our template has it; texts are plain, or HTML as `cells.ts` tells them apart. */
export interface Written {
  questionType: string;
  stem: string;
  options: string[];
  answer: string;
  analysis: string;
  difficulty: string;
  knowledge: string;
  points: string;
  settings: string;
  rubric: string;
}

export const emptyWritten: Written = {
  questionType: '',
  stem: '',
  options: [],
  answer: '',
  analysis: '',
  difficulty: '',
  knowledge: '',
  points: '',
  settings: '',
  rubric: '',
};

/** A question as it can be kept. */
export interface Content {
  stem: string;
  analysis: string;
  difficulty: Difficulty;
  knowledge: string[];
  points: number;
  keyed: Keyed;
}

export interface RowIssue {
  /** Where in the file, when it is not where the question begins. */
  place?: string;
  /** The head of the column, or the part of the question. */
  column: string;
  reason: string;
}

/** What a reader makes of one question of a file: it can be kept, or it says why not. */
export interface ReadRow {
  row: number;
  place: string;
  title: string;
  content?: Content;
  /** Of bad ones: what goes into the file with the reasons; a material and its children are several. */
  written?: Written[];
  issues: RowIssue[];
}

/** A picture or a recording of the file; texts have it as a picture at `pictureAddress`. */
export interface Picture {
  name: string;
  isSound?: true;
  bytes: Uint8Array;
}

export interface Reading {
  format: QuestionFormat;
  rows: ReadRow[];
  pictures: Picture[];
}

/** What stands in texts until the picture is stored and has an address. */
export const pictureAddress = (index: number): string => `/picture-of-import/${index}`;

export const pictureAddresses = /\/picture-of-import\/(\d+)/g;

/** A file that is not read, in a sentence for whoever sent it; the code is one of `questionImportFailures.ts`. */
export class ReadRefusal extends Error {
  readonly code: number;

  constructor({ code, msg }: { code: number; msg: string }, message = msg) {
    super(message);
    this.code = code;
  }
}
