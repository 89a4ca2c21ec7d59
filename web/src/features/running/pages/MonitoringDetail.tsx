import * as running from '#contract/exam/running.ts';
import { assessmentTraits } from '#contract/rules/assessments.ts';
import { isId } from '#contract/rules/id.ts';
import { RunState } from '#contract/rules/running.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Evidence } from '../parts/Evidence.tsx';
import styles from '../parts/MonitoringDetail.module.css';
import { useFreshRun } from '../parts/useFreshRun.ts';
import { runningRoutes } from '../routes.ts';

export const handle = runningRoutes.monitoring;

export async function loader({ request, context }: LoaderArgs) {
  const sittingId = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(sittingId)) return {};
  return { evidence: await answerOr(request, context.get(apiContext).call(running.evidence, { sittingId })) };
}

/** The record of one sitting, on a page of its own. */
export default function MonitoringDetail({ loaderData: { evidence } }: PageProps<typeof loader>) {
  if (evidence) return <Detail of={evidence} />;
  return (
    <div className={styles.page}>
      <Empty as="h1" title="先选一次作答" note="在考务页里点考生的姓名" />
    </div>
  );
}

function Detail({ of }: { of: NonNullable<Awaited<ReturnType<typeof loader>>['evidence']> }) {
  useFreshRun(of.assessmentId, of.runState === RunState.answering || of.runState === RunState.paused);
  const room = `${assessmentTraits[of.assessmentKind].base}/examAdmin?id=${of.assessmentId}&sitting=${of.sittingId}`;
  const facts = [
    of.title,
    of.studentNumber,
    `编号 ${of.candidateNo}`,
    `第 ${of.attempt} 次作答`,
    RunState.labels[of.runState],
    `${shownTime(of.beganAt)} 开始`,
  ];
  return (
    <div className={styles.page}>
      <PageHead
        size="work"
        title={of.userName}
        note={facts.filter(Boolean).join('，')}
        actions={
          <LinkButton to={room} size="sm">
            回到考务
          </LinkButton>
        }
      />
      <div className={styles.record}>
        <Evidence of={of} />
      </div>
    </div>
  );
}
