import { listSpec } from '../../../kit/list/listAddress.ts';

/** What the directories keep in the address. `str` is what the header's search box gives them. */
export const directorySpec = listSpec({
  filters: { type: ['3', '4'], industry: '', size: '', nature: '', region: '', str: '' },
});

/** A directory of organizations: which of them, in whose words. */
export interface Directory {
  path: '/organizationlist' | '/enterpriseList';
  title: string;
  note: string;
  description: string;
  unit: string;
}

export const directories = {
  organizations: {
    path: '/organizationlist',
    title: '机构与学校',
    note: '谁在这里开课',
    description: '入驻知途的培训机构与学校：所在地、开设的课程与讲师，点进去看它的课程与直播。',
    unit: '家',
  },
  enterprises: {
    path: '/enterpriseList',
    title: '企业',
    note: '看看它做什么、在哪里、有多大',
    description: '入驻知途的企业：行业、规模与所在地，以及它参与共建的课程。',
    unit: '家',
  },
} as const satisfies Record<string, Directory>;
