import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import * as running from '#contract/exam/running.ts';
import { AssessmentPhase } from '#contract/rules/assessments.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ActDialog } from '../parts/ActDialog.tsx';
import type { Act } from '../parts/acts.ts';
import { CORRECT, PAGE_SIZE, rosterSpec, SITTING, VIEW } from '../parts/addresses.ts';
import { Counts } from '../parts/Counts.tsx';
import { EvidencePanel } from '../parts/EvidencePanel.tsx';
import styles from '../parts/ExamAdmin.module.css';
import { HeatMap } from '../parts/HeatMap.tsx';
import { Readiness } from '../parts/Readiness.tsx';
import { Roster } from '../parts/Roster.tsx';
import { RunHeader } from '../parts/RunHeader.tsx';
import { useFreshRun } from '../parts/useFreshRun.ts';
import { useRosterHref } from '../parts/useRosterHref.ts';
import { runningRoutes } from '../routes.ts';

export const handle = handleOf(runningRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const query = new URL(request.url).searchParams;
  const assessmentId = query.get('id') ?? '';
  if (!isId(assessmentId)) return {};
  const { show } = readList(rosterSpec, query).filters;
  const isGrid = query.get(VIEW) !== 'list';
  const sort = isGrid && show === 'all' ? ('number' as const) : ('urgency' as const);
  const sittingId = query.get(SITTING) ?? '';
  const overview = await answerOr(request, api.call(running.overview, { assessmentId }));
  const isComing = overview.phase === AssessmentPhase.coming;
  const [heat, readiness, rows, evidence] = await Promise.all([
    isComing ? null : answerOr(request, api.call(running.heat, { assessmentId })),
    isComing ? answerOr(request, api.call(running.readiness, { assessmentId })) : null,
    loadList(request, rosterSpec, ({ filters, page }) =>
      api.call(running.sittings, { assessmentId, ...filters, sort, pageCurrent: page, pageSize: PAGE_SIZE }),
    ),
    isId(sittingId) ? answerOr(request, api.call(running.evidence, { sittingId })) : null,
  ]);
  const itemId = query.get(CORRECT) ?? '';
  const correcting = overview.isLeader === 1 && isId(itemId) ? itemId : '';
  return { run: { overview, heat, readiness, rows, isGrid, evidence, correcting } };
}

/** The room from which an assessment is run. */
export default function ExamAdmin({ loaderData: { run } }: PageProps<typeof loader>) {
  if (run) return <Room {...run} />;
  const choose = (
    <LinkButton to="/account/exams" size="sm" variant="primary">
      看我的测评
    </LinkButton>
  );
  return <Empty as="h1" title="先选一场测评" note="在测评列表里点「考务」" action={choose} />;
}

type Run = NonNullable<Awaited<ReturnType<typeof loader>>['run']>;

function Room({ overview, heat, readiness, rows, isGrid, evidence, correcting }: Run) {
  const [act, setAct] = useState<Act | null>(correcting === '' ? null : { kind: 'correct', itemId: correcting });
  const isPressed = useNavigationType() !== NavigationType.Pop;
  const rosterHref = useRosterHref();
  const { phase, counts } = overview;
  const isRunning = phase === AssessmentPhase.running || counts.answering > 0;
  useFreshRun(overview.assessmentId, isRunning);
  const shown = evidence?.assessmentId === overview.assessmentId ? evidence : null;
  return (
    <div className={styles.page}>
      <RunHeader of={overview} onAct={setAct} />
      <div className={styles.room} data-open={shown ? '' : undefined}>
        <div className={styles.main}>
          <Counts of={overview} hrefOf={rosterHref} />
          {readiness ? <Readiness of={overview} found={readiness} /> : null}
          {heat ? <HeatMap heat={heat} /> : null}
          <Roster of={overview} rows={rows} isGrid={isGrid} open={shown?.sittingId ?? ''} onAct={setAct} />
        </div>
        {shown ? <EvidencePanel key={shown.sittingId} of={shown} isPressed={isPressed} /> : null}
      </div>
      {act ? <ActDialog of={overview} act={act} onClose={() => setAct(null)} /> : null}
    </div>
  );
}
