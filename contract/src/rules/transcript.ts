/** What a transcript says, as it was when it was issued. */
export interface TranscriptSnapshot {
  schoolName: string;
  studentNumber: string;
  className: string;
  major: string;
  terms: {
    termName: string;
    rows: {
      name: string;
      /** Tenths. */
      credit: number;
      /** Tenths; null for an exemption. */
      total: number | null;
      /** Hundredths. */
      point: number | null;
    }[];
  }[];
  /** Courses whose credits were granted upon application. */
  credits: { name: string; credit: number }[];
  /** Hundredths; null when nothing counts. */
  average: number | null;
  /** Tenths, what was passed and what was granted. */
  earned: number;
}
