import type { Visitor } from './longTab.ts';
import type { OpenPage } from './sitePages.ts';
import {
  accountPages,
  authorPages,
  consolePages,
  firmPages,
  otherStates,
  publicPages,
  staffPages,
} from './sitePages.ts';

interface Rooms {
  who: string;
  visitor: Visitor | 'guest';
  rooms: readonly OpenPage[];
}

/** Who looks at which pages. */
export const visitors: readonly Rooms[] = [
  { who: 'a guest', visitor: 'guest', rooms: [...publicPages, ...otherStates] },
  { who: 'a learner', visitor: { mobile: '13800000001', userType: 1 }, rooms: accountPages },
  { who: 'a lecturer', visitor: { mobile: '13800000002', userType: 2 }, rooms: authorPages },
  { who: 'the staff of a school', visitor: { mobile: '13800000004', userType: 4 }, rooms: staffPages },
  { who: 'the staff of an enterprise', visitor: { mobile: '13800000005', userType: 5 }, rooms: firmPages },
  { who: 'the operator', visitor: { mobile: '13800000009', userType: 0 }, rooms: consolePages },
];

/** A feature looks alike on all its pages of one layout: the first of them stands for the others. */
export function representativesOf(rooms: readonly OpenPage[]): OpenPage[] {
  const looksLike = ({ page }: OpenPage): string => `${page.layout} ${page.file.split('/')[1]}`;
  return [...new Map(rooms.toReversed().map((room) => [looksLike(room), room])).values()];
}
