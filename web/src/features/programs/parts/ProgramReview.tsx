import type { QueuedProgram } from '#contract/course/programDesk.ts';
import { ReviewFrame } from '../../../kit/review/ReviewFrame.tsx';
import type { LoadedQueue } from '../../../kit/review/reviewList.ts';
import { ChangeTable } from '../../../shared/abilities/ChangeTable.tsx';
import { CoverageTable } from '../../../shared/abilities/CoverageTable.tsx';
import styles from '../../../shared/abilities/Wizard.module.css';
import { FactList } from '../../../ui/FactList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { decideProgram } from './calls.ts';
import { StagePath } from './StagePath.tsx';
import { sizeText } from './words.ts';

const columns: Column<QueuedProgram>[] = [
  { key: 'name', head: '方案', cell: (row) => row.programName },
  { key: 'author', head: '编写', width: 160, cell: (row) => row.authorName },
  { key: 'user', head: '提交人', width: 120, wideOnly: true, cell: (row) => row.userName },
  { key: 'changes', head: '改动', width: 88, cell: (row) => (row.isNew === 1 ? '新的' : `${row.changes.length} 处`) },
];

/** What waits for the reader's review, and what was decided. */
export function ProgramReview({ queue, note }: { queue: LoadedQueue<QueuedProgram>; note: string }) {
  return (
    <>
      <PageHead size="work" title="学习方案审核" note={note} />
      <ReviewFrame
        subject="学习方案"
        queue={queue}
        columns={columns}
        nameOf={(row) => row.programName}
        Facts={ProgramFacts}
        passNote="通过后公开的就是这一版，已经加入的人留在自己的那一版"
        decide={decideProgram}
      />
    </>
  );
}

function ProgramFacts({ row }: { row: QueuedProgram }) {
  return (
    <div className={styles.part}>
      <FactList
        label={row.programName}
        facts={[
          { label: '通向', value: row.typicalPositionName },
          { label: '说明', value: row.intro },
          { label: '分量', value: sizeText(row) },
          { label: '名额', value: row.seats === 0 ? '不限' : `${row.seats} 人` },
          { label: '编写', value: row.authorName },
          { label: '提交人', value: row.userName },
          { label: '附言', value: row.submitNote },
        ]}
      />
      <SectionHead title={row.isNew === 1 ? '全部内容' : '与公开的不同'} note={`${row.changes.length} 处`} />
      <ChangeTable changes={row.changes} />
      <SectionHead title="一段一段走" note="先后、课程与测评" />
      <StagePath stages={row.stages} own={null} />
      <SectionHead title="够不够" note="课程把每个能力项带到第几级" />
      <CoverageTable items={row.items} stages={row.stages} coverage={row.coverage} />
    </div>
  );
}
