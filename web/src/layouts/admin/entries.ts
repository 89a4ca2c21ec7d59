import type { LucideIcon } from 'lucide-react';
import { LayoutDashboard, MessageSquareReply } from 'lucide-react';
import type { Action } from '#contract/kit/actions.ts';

export interface AdminEntry {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Who lacks it does not see the entry. */
  action: Action;
}

export interface AdminGroup {
  name: string;
  entries: readonly AdminEntry[];
}

/** The menu of the operator's console. Entries whose page there is not, and groups left empty, are not shown. */
export const adminGroups: readonly AdminGroup[] = [
  {
    name: '概况',
    entries: [{ label: '概览', to: '/admin', icon: LayoutDashboard, action: 'dashboard:view' }],
  },
  {
    name: '审核与处理',
    entries: [
      { label: '反馈与举报', to: '/makeComplaints?tab=handle', icon: MessageSquareReply, action: 'accusation:handle' },
    ],
  },
];

export const adminTargets: readonly string[] = adminGroups.flatMap(({ entries }) => entries.map(({ to }) => to));
