import type { ReadResume } from '#contract/user/resumeImport.ts';
import { readDraft } from '../../../kit/drafts.ts';

export const READ_PATH = '/user/auth/resumeImport/read';

export const bringResume = () => import('#contract/user/resumeImport.ts').then((api) => api.bring);

/** What was read and not written yet survives a reload, as what is typed does. */
export const READ_DRAFT = 'resume-import:read';
export const REVIEW_DRAFT = 'resume-import:review';

export function keptReading(): ReadResume | null {
  const kept = readDraft<ReadResume>(READ_DRAFT);
  return kept && kept.place !== undefined && kept.base !== undefined ? (kept as ReadResume) : null;
}
