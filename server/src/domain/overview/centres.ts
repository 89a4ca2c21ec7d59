import type { Action } from '#contract/rules/actions.ts';
import type { OverviewFigure, OverviewSection, OverviewTask } from '#contract/rules/overview.ts';
import type { UserType } from '#contract/rules/userTypes.ts';

interface Centre {
  figures: readonly OverviewFigure[];
  tasks: readonly OverviewTask[];
  sections: readonly OverviewSection[];
}

const organizationTasks = [
  'courseReviews',
  'lecturerAsks',
  'bindings',
  'cooperationAsks',
  'invited',
  'changeRefused',
  'changeWaiting',
  'factsMissing',
  'unread',
] as const;

/** What the overview of each identity is made of. The operator has a dashboard of its own. */
export const overviewCentres: Readonly<Record<UserType, Centre>> = {
  0: { figures: [], tasks: [], sections: [] },
  1: {
    figures: ['studying', 'finished', 'weekMinutes', 'certificates'],
    tasks: ['invitations', 'teachInvitations', 'nominationAsks', 'plansDue', 'unread'],
    sections: ['day', 'messages'],
  },
  2: {
    figures: ['courses', 'learners', 'ratings', 'fans'],
    tasks: ['disputes', 'lecturerRefused', 'lecturerWaiting', 'invitations', 'teachInvitations', 'unread'],
    sections: ['courses', 'messages'],
  },
  3: {
    figures: ['courses', 'learners', 'lecturers', 'staff'],
    tasks: organizationTasks,
    sections: ['courses', 'logs', 'messages'],
  },
  4: {
    figures: ['students', 'staff', 'courses', 'learners'],
    tasks: organizationTasks,
    sections: ['courses', 'logs', 'messages'],
  },
  5: {
    figures: ['vacancies', 'applications', 'staff', 'departments'],
    tasks: ['applicants', ...organizationTasks],
    sections: ['logs', 'messages'],
  },
};

/** Without the action the role sees neither the number nor the part. */
export const neededFor: Readonly<Partial<Record<OverviewFigure | OverviewTask | OverviewSection, Action>>> = {
  staff: 'member:view',
  students: 'student:edit',
  roles: 'role:view',
  bindings: 'student:edit',
  vacancies: 'vacancy:edit',
  applications: 'vacancy:edit',
  applicants: 'vacancy:edit',
  cooperationAsks: 'cooperation:manage',
  courseReviews: 'course:review',
  lecturerAsks: 'lecturer:manage',
  invited: 'member:view',
  changeRefused: 'org:edit',
  changeWaiting: 'org:edit',
  factsMissing: 'org:edit',
  logs: 'orgLog:view',
};
