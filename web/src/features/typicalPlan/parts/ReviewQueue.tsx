import type { QueuedPlan } from '#contract/course/typicalPlan.ts';
import { PositionRank } from '#contract/rules/abilities.ts';
import { ReviewFrame } from '../../../kit/review/ReviewFrame.tsx';
import type { LoadedQueue } from '../../../kit/review/reviewList.ts';
import { CourseChecks } from '../../../shared/abilities/CourseChecks.tsx';
import { CoverageTable } from '../../../shared/abilities/CoverageTable.tsx';
import { TestTable } from '../../../shared/abilities/TestTable.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { decidePlan } from './calls.ts';
import { ChangeTable } from '../../../shared/abilities/ChangeTable.tsx';
import styles from '../../../shared/abilities/Wizard.module.css';

const columns: Column<QueuedPlan>[] = [
  { key: 'name', head: '岗位', cell: (row) => row.positionName },
  { key: 'author', head: '编写', width: 160, cell: (row) => row.authorName },
  { key: 'user', head: '提交人', width: 120, wideOnly: true, cell: (row) => row.userName },
  { key: 'changes', head: '改动', width: 88, cell: (row) => (row.isNew === 1 ? '新的' : `${row.changes.length} 处`) },
];

/** What waits for the reader's review, and what was decided. */
export function ReviewQueue({ queue, note }: { queue: LoadedQueue<QueuedPlan>; note: string }) {
  return (
    <>
      <PageHead size="work" title="典型岗位审核" note={note} />
      <ReviewFrame
        subject="典型岗位"
        queue={queue}
        columns={columns}
        nameOf={(row) => row.positionName}
        Facts={PlanFacts}
        passNote="通过后公开的就是这一版"
        decide={decidePlan}
      />
    </>
  );
}

function PlanFacts({ row }: { row: QueuedPlan }) {
  return (
    <div className={styles.part}>
      <FactList
        label={row.positionName}
        facts={[
          { label: '级别', value: PositionRank.labels[row.positionRank] },
          { label: '职位', value: row.jobTypeName },
          { label: '行业', value: row.industryName },
          { label: '说明', value: row.intro },
          { label: '编写', value: row.authorName },
          { label: '提交人', value: row.userName },
          { label: '附言', value: row.submitNote },
        ]}
      />
      <SectionHead title={row.isNew === 1 ? '全部内容' : '与公开的不同'} note={`${row.changes.length} 处`} />
      <ChangeTable changes={row.changes} />
      <SectionHead title="课程体系够不够" note="课程把每个能力项带到第几级" />
      <CoverageTable items={row.items} stages={row.stages} coverage={row.coverage} />
      <SectionHead title="逐门看课程" note="在不在架，对不对得上要求" />
      <CourseChecks items={row.items} stages={row.stages} />
      {row.tests.length > 0 ? (
        <>
          <SectionHead title="测评" note={`${row.tests.length} 个`} />
          <TestTable tests={row.tests} />
        </>
      ) : null}
    </div>
  );
}
