import { UserType } from '#contract/rules/userTypes.ts';
import type { TabItem } from '../../../ui/Tabs.tsx';
import { addressOf } from './addresses.ts';
import type { View } from './addresses.ts';

export const STAFF: ReadonlySet<UserType> = new Set([UserType.organization, UserType.school, UserType.enterprise]);

export const VIEWS: Record<View, string> = { mine: '我的', grade: '班级', teacher: '教师', room: '教室' };

export const planPaths = {
  plan: '/account/timeschedule/plan',
  changes: '/account/timeschedule/changes',
  import: '/account/timeschedule/import',
  exchange: '/account/timeschedule/exchange',
} as const;

const exchange: TabItem = { key: 'exchange', label: '代课与对调', to: planPaths.exchange };

const planning: readonly TabItem[] = [
  { key: 'plan', label: '排课', to: planPaths.plan },
  { key: 'changes', label: '调整记录', to: planPaths.changes },
  exchange,
];

/** The pages of the timetable that somebody has: the views of a week, and what they may do with it. */
export function tabItems(
  userType: UserType,
  { isEditor, week }: { isEditor: boolean; week?: string | undefined },
): TabItem[] {
  const views: View[] = [...(STAFF.has(userType) ? [] : ['mine' as const]), 'grade', 'teacher', 'room'];
  return [
    ...views.map((key) => ({ key, label: VIEWS[key], to: addressOf(key, { week }) })),
    ...(isEditor ? planning : userType === UserType.lecturer ? [exchange] : []),
  ];
}
