import { overview, sources } from '#contract/exam/task.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { AUDIT, EDIT, LIST, namedIn } from '../parts/addresses.ts';
import { ScopeSwitch } from '../parts/ScopeSwitch.tsx';
import styles from '../parts/Tasks.module.css';
import { tasksRoutes } from '../routes.ts';
import { TaskPhase } from '#contract/rules/tasks.ts';

export const handle = tasksRoutes.workbench;

export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  const scope = {
    gradeId: namedIn(request, 'gradeId'),
    offeringId: namedIn(request, 'offeringId'),
    courseId: namedIn(request, 'courseId'),
  };
  const [shown, places] = await Promise.all([
    answerOr(request, call(overview, scope)),
    answerOr(request, call(sources, {})),
  ]);
  return { scope, shown, places };
}

/** What waits for somebody who guides learners. */
export default function Workbench({ loaderData: { scope, shown, places } }: PageProps<typeof loader>) {
  const { toAudit, running, toMark, atRisk, risks, exams } = shown;
  return (
    <>
      <PageHead
        size="work"
        title="我的指导"
        note="等着审核与阅卷的、正在进行的任务、要关心的学员"
        actions={
          <LinkButton size="sm" variant="primary" to={EDIT}>
            布置任务
          </LinkButton>
        }
      />
      <ScopeSwitch scope={scope} places={places} />
      <Figures
        items={[
          { name: '待审核', value: <TextLink to={AUDIT}>{toAudit}</TextLink> },
          { name: '进行中的任务', value: <TextLink to={`${LIST}?phase=${TaskPhase.running}`}>{running}</TextLink> },
          { name: '待阅卷的测评', value: toMark },
          { name: '要关心的学员', value: atRisk },
        ]}
      />
      {toAudit === 0 && toMark === 0 && atRisk === 0 ? (
        <Empty
          as="h2"
          title="今日无待办"
          note="学员交了作业、考试要阅卷、有人落下时，会出现在这里"
          action={
            <LinkButton size="sm" variant="primary" to={LIST}>
              看我的任务
            </LinkButton>
          }
        />
      ) : null}
      {exams.length > 0 ? (
        <section className={styles.section}>
          <SectionHead title="待阅卷" />
          <RowList label="待阅卷">
            {exams.map(({ id, title, openCount }) => (
              <Row key={id} title={title} to={`/myguidance/studentExamList?id=${id}`} end={`${openCount} 份作答待批`} />
            ))}
          </RowList>
        </section>
      ) : null}
      {risks.length > 0 ? (
        <section className={styles.section}>
          <SectionHead title="要关心的学员" note="最近 90 天我布置的任务里，到期没交两次以上，或者平均不到 60 分" />
          <RowList label="要关心的学员">
            {risks.map(({ userNo, name, missed, percent }) => (
              <Row key={userNo} title={name} meta={riskText(missed, percent)} />
            ))}
          </RowList>
        </section>
      ) : null}
    </>
  );
}

const riskText = (missed: number, percent: number | null): string =>
  [missed > 0 && `到期没交 ${missed} 次`, percent !== null && `已批改的平均得 ${percent}%`].filter(Boolean).join('，');
