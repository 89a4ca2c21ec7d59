import { pages } from '../../kit/page.ts';

export const leaveApprovalRoutes = pages({
  leaveApprover: {
    path: '/account/leaveApprover',
    file: 'features/leaveApproval/pages/LeaveApprover.tsx',
    title: '请假审批',
    layout: 'account',
    noindex: true,
  },
});
