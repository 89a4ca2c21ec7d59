import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** The editions of the standard that packages are written for. */
export const ScormVersion = choice({ v12: [1, 'SCORM 1.2'], v2004: [2, 'SCORM 2004'] });

export type ScormVersion = ValueOf<typeof ScormVersion>;

/** A part of a package, as its manifest names it. */
export interface ScormItem {
  itemKey: string;
  title: string;
  /** Path inside the package, with the query it is opened with. */
  href: string;
  /** 1: it reports how far the learner is; 0: a page that is done once it was opened. */
  isReporting: 0 | 1;
  /** What it is told when it is opened: data of the author, the score that passes. */
  launchData: string;
  masteryScore: string;
}

/** What one part may keep: the standard's longest suspend data, and room for the rest. */
export const SUSPEND_LENGTH = 64_000;
export const LOCATION_LENGTH = 1000;
export const CMI_VALUES = 2000;
export const CMI_LENGTH = 262_144;

/** Whether what a part says of itself means that it is done. */
export const isDoneBy = (completion: string, success: string): boolean =>
  completion === 'completed' || completion === 'passed' || success === 'passed';

/** Where the frame of a package is told from others: it speaks in messages of this name. */
export const SCORM_MESSAGE = 'zhitu-scorm';

/** The values of a part that are given back to it; the rest is of one sitting, or ours to say. */
const kept =
  /^cmi\.(suspend_data|location|completion_status|success_status|progress_measure|total_time|score\.\w+|core\.(lesson_location|lesson_status|total_time|score\.\w+)|objectives\.\d+(\.\w+)+|(student|learner)_preference\.\w+|comments)$/;

/** The same for the frame, which gets it as text. */
export const keptPattern = kept.source;

export const isKeptValue = (name: string): boolean => name.length <= 120 && kept.test(name);
