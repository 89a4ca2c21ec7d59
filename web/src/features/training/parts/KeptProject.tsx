import { useState } from 'react';
import type { ReportRow, view } from '#contract/user/training.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { TaskPhase, TaskStep } from '#contract/rules/tasks.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { timesText } from '../../../shared/tasks/taskText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { editPath, reportList } from './addresses.ts';
import { ProjectFacts } from './ProjectFacts.tsx';
import { ReportTable } from './ReportTable.tsx';
import styles from './Training.module.css';
import { TrainingDialogs } from './TrainingDialogs.tsx';

interface KeptProjectProps {
  project: OutputOf<typeof view.output>;
  rows: LoadedPage<ReportRow>;
}

const steps = ['', ...[TaskStep.submitted, TaskStep.waiting, TaskStep.returned, TaskStep.marked].map(String)];

/** Who handed in what for a project, and what it asks for. */
export function KeptProject({ project, rows }: KeptProjectProps) {
  const list = useList(reportList, rows);
  const [what, setWhat] = useState<'extend' | 'close' | null>(null);
  const { projectId, title, offeringName, phase, counts, studentCount } = project;
  const countAt = (key: string) =>
    key === '' ? studentCount : counts.find(({ taskStep }) => String(taskStep) === key)?.people;
  const isOpen = phase === TaskPhase.running || phase === TaskPhase.coming;
  return (
    <>
      <PageHead
        size="work"
        title={title}
        note={`${offeringName}，${TaskPhase.labels[phase]}，${timesText(project)}`}
        actions={
          <>
            {phase === TaskPhase.draft ? null : (
              <Button size="sm" onClick={() => setWhat('extend')}>
                延长
              </Button>
            )}
            {isOpen ? (
              <Button size="sm" onClick={() => setWhat('close')}>
                结束
              </Button>
            ) : null}
            <LinkButton size="sm" to={editPath(projectId)}>
              修改
            </LinkButton>
          </>
        }
      />
      <Tabs
        label="交到哪一步"
        current={list.filters.step}
        items={steps.map((key) => ({
          key,
          label: key === '' ? '全部' : TaskStep.labels[Number(key) as TaskStep],
          count: countAt(key),
          to: list.hrefOf({ filters: { step: key } }),
        }))}
      />
      <div className={styles.wide}>
        <List of={list} unit="人" empty={<Empty title="这里没有学员" note="换一个状态看看" />}>
          {(shown) => <ReportTable rows={shown} />}
        </List>
        <section aria-label="布置的内容" className={styles.page}>
          <SectionHead title="布置的内容" />
          <ProjectFacts of={project} />
        </section>
      </div>
      {what ? <TrainingDialogs asked={{ row: project, what }} onClose={() => setWhat(null)} /> : null}
    </>
  );
}
