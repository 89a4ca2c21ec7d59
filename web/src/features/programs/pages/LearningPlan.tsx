import { lazy, Suspense, useState } from 'react';
import { listMinePlan } from '#contract/course/plan.ts';
import * as programs from '#contract/course/program.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { coursePath, programPath } from '#contract/rules/pagePaths.ts';
import { JoinState } from '#contract/rules/programs.ts';
import { paceText, planText } from '#contract/rules/studyPlan.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PathProgress } from '../../../ui/PathProgress.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { dropCoursePlan } from '../parts/calls.ts';
import styles from '../parts/Program.module.css';
import { daysText } from '../parts/words.ts';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.mine;

const PaceDialog = lazy(() => import('../parts/PaceDialog.tsx').then((module) => ({ default: module.PaceDialog })));

const spec = listSpec({});

type Mine = OutputOf<typeof programs.mine.output>['list'][number];
type Planned = OutputOf<typeof listMinePlan.output>['list'][number];

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [joined, planned] = await Promise.all([
    loadList(request, spec, ({ page }) => api.call(programs.mine, { pageCurrent: page, pageSize: 10 })),
    answerOr(request, api.call(listMinePlan, { pageSize: 50 })),
  ]);
  return { joined, planned: planned.list };
}

/** The plans somebody goes by: how far, what is due when, and the days set for single courses. */
export default function LearningPlan({ loaderData: { joined, planned } }: PageProps<typeof loader>) {
  const list = useList(spec, joined);
  return (
    <>
      <PageHead
        size="work"
        title="我的学习方案"
        note="加入的方案走到哪里，接下来哪天该学什么"
        actions={<LinkButton to="/typicalposition">看典型岗位</LinkButton>}
      />
      <div className={styles.rows}>
        <List
          of={list}
          unit="个"
          empty={
            <Empty
              title="还没有加入学习方案"
              note="先选一个想去的典型岗位，再加入通向它的方案"
              action={
                <LinkButton to="/typicalposition" size="sm" variant="primary">
                  看典型岗位
                </LinkButton>
              }
            />
          }
        >
          {(rows) => (
            <div className={styles.rows}>
              <RowList label="我的学习方案">
                {rows.map((row) => (
                  <JoinedRow key={row.id} row={row} />
                ))}
              </RowList>
              <Calendar rows={rows} />
            </div>
          )}
        </List>
        {planned.length > 0 ? (
          <section className={styles.section} aria-labelledby="planned">
            <SectionHead id="planned" title="单门课程的计划" note="定了学完的日子的课程" />
            <RowList label="单门课程的计划">
              {planned.map((course) => (
                <PlannedRow key={course.courseId} course={course} />
              ))}
            </RowList>
          </section>
        ) : null}
      </div>
    </>
  );
}

function JoinedRow({ row: { program, own, stageNames } }: { row: Mine }) {
  const [open, setOpen] = useState(false);
  const names = new Map(stageNames.map(({ key, stageName }) => [key, stageName]));
  const now = own.stages.filter(({ standing }) => standing === 'open').map(({ key }) => names.get(key) ?? '');
  const isDone = own.joinState === JoinState.done;
  return (
    <Row
      stacks
      heading="h2"
      title={program.programName}
      to={programPath(program.id)}
      tags={
        <>
          <Tag tone={isDone ? 'ok' : 'neutral'}>{JoinState.labels[own.joinState]}</Tag>
          {own.version < program.version ? <Tag tone="info">有新的一版</Tag> : null}
        </>
      }
      meta={[program.authorName, program.typicalPositionName && `通向${program.typicalPositionName}`]
        .filter(Boolean)
        .join('，')}
    >
      <div className={styles.below}>
        <PathProgress
          value={own.progress / 100}
          label={`${program.programName}的进度`}
          before={`完成 ${own.stages.filter(({ standing }) => standing === 'done').length} / ${own.stages.length} 段`}
          className={styles.progress}
        />
        {isDone ? null : <p className={styles.quiet}>现在可以学：{now.join('、')}</p>}
        <div className={styles.buttons}>
          {isDone ? null : (
            <Button size="sm" onClick={() => setOpen(true)}>
              我的节奏
            </Button>
          )}
          {own.certificateNo ? (
            <TextLink to={`/account/certificate?no=${own.certificateNo}`} tone="quiet">
              证书
            </TextLink>
          ) : null}
        </div>
      </div>
      <Suspense>{open ? <PaceDialog id={program.id} own={own} onClose={() => setOpen(false)} /> : null}</Suspense>
    </Row>
  );
}

interface Due {
  id: string;
  programName: string;
  stageName: string;
  begins: string;
  ends: string;
  isLate: boolean;
}

const columns: Column<Due>[] = [
  { key: 'days', head: '日子', width: 210, cell: ({ begins, ends }) => daysText(begins, ends) },
  { key: 'stage', head: '阶段', cell: ({ stageName }) => stageName },
  { key: 'program', head: '方案', cell: ({ programName }) => programName },
  {
    key: 'late',
    head: '赶得上吗',
    width: 150,
    cell: ({ isLate }) => (isLate ? <Tag tone="warn">晚于方案的日子</Tag> : '赶得上'),
  },
];

/** What is not done yet, by the days that the own pace gives. */
function Calendar({ rows }: { rows: readonly Mine[] }) {
  const due = rows
    .filter(({ own }) => own.joinState === JoinState.learning)
    .flatMap(({ id, program, own, stageNames }) =>
      own.stages
        .filter(({ standing }) => standing !== 'done')
        .map(({ key, begins, ends, isLate }): Due => {
          const stageName = stageNames.find((one) => one.key === key)?.stageName ?? '';
          return { id: `${id} ${key}`, programName: program.programName, stageName, begins, ends, isLate };
        }),
    )
    .toSorted((a, b) => a.begins.localeCompare(b.begins));
  if (due.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="due">
      <SectionHead id="due" title="日程" note="照自己的节奏，每一段从哪天到哪天" />
      <Table caption="日程" columns={columns} rows={due} rowKey={({ id }) => id} />
    </section>
  );
}

function PlannedRow({ course }: { course: Planned }) {
  const { courseId, courseName, courseCategory, planDate } = course;
  const { send, sending } = usePress(dropCoursePlan);
  return (
    <Row
      stacks
      title={courseName}
      to={coursePath({ id: courseId, courseCategory })}
      meta={planDate ? `${planText(planDate)}，${paceText({ ...course, planDate })}` : undefined}
      end={
        <Button
          size="sm"
          variant="text"
          loading={sending}
          aria-label={`取消「${courseName}」的计划`}
          onClick={() => void send({ courseId }, '取消计划成功')}
        >
          取消计划
        </Button>
      }
    />
  );
}
