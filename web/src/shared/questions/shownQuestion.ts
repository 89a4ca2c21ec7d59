import type { Answer, Answers, Asked, Bodies, Keys, SimpleType } from '#contract/rules/questions.ts';

/** A question as pages get it: its HTML cleaned and its formulas drawn by the server (`shownHtml`). */
export type ShownQuestion = Asked & { stem: string };

export type GivenAnswer = Answer | null | undefined;

/** Takes a file of an answer; the room decides where it goes. */
export interface FileCarrier {
  /** @throws CallError with the sentence to show */
  upload: (file: File) => Promise<{ fileUrl: string; fileName: string }>;
  /** As of `<input accept>`; absent: any. */
  accept?: string;
  /** Which files, how large. */
  help?: string;
}

/** What is known of a slot once answers may be shown; each part only where it is there. */
export interface SlotReview {
  key?: Keys[SimpleType];
  /** HTML. */
  analysis?: string;
  /** Earned, tenths; null: not marked yet. */
  earned?: number | null;
}

/** What the field of one type gets. */
export interface FieldProps<T extends SimpleType> {
  body: Bodies[T];
  answer: Answers[T] | null | undefined;
  /** Null takes the answer back. */
  onAnswer: (answer: Answers[T] | null) => void;
  /** Spoken name: which question this is. */
  label: string;
  /** Begins the ids of its controls. */
  idBase: string;
  files?: FileCarrier;
}
