import { LiveAudience } from '#contract/rules/liveChannel.ts';
import { lecturerPath } from '#contract/rules/pagePaths.ts';
import type { QueuedLive } from '#contract/user/lecturerLive.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** What somebody wants to go live with, and what is known of them. */
export function LiveFacts({ row }: { row: QueuedLive }) {
  return (
    <FactList
      label={`${row.lecturerName}的直播申请`}
      facts={[
        {
          label: '讲师',
          value: (
            <TextLink to={lecturerPath(row.lecturerUserNo)} target="_blank" tone="inline">
              {[row.lecturerName, row.position].filter(Boolean).join('，')}
            </TextLink>
          ),
        },
        { label: '所在机构', value: row.orgName || '没有所属机构' },
        { label: '实名认证', value: row.isVerified === 1 ? '已认证' : '没有认证' },
        { label: '公开的课程', value: `${row.countCourse} 门，${row.countStudy} 人学过` },
        { label: '打算直播什么', value: row.plan },
        { label: '什么时候播', value: row.frequency },
        { label: '预计人数', value: LiveAudience.labels[row.audience] },
        { label: '直播经验', value: row.experience || '没有填写' },
      ]}
    />
  );
}
