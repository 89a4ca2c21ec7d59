import { AppealState } from '#contract/rules/appeals.ts';
import { isId } from '#contract/rules/id.ts';
import { pointsText } from '#contract/rules/points.ts';
import { applicationCode, ReadingState, scoreRule } from '#contract/rules/startProgrammes.ts';
import { TeamRole } from '#contract/rules/startProjects.ts';
import * as run from '#contract/startup/programmeRun.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { AppealAnswer } from '../parts/AppealAnswer.tsx';
import { ApplicationTexts } from '../parts/ApplicationTexts.tsx';
import { GivenList } from '../parts/GivenList.tsx';
import styles from '../parts/Policy.module.css';
import own from '../parts/Programme.module.css';
import { PROGRAMME_RUN } from '../parts/programmeAddresses.ts';
import { replaceReader } from '../parts/programmeCalls.ts';
import { appealWords, readingTones, standingOf } from '../parts/programmeWords.ts';
import { Take } from '../parts/Take.tsx';
import { startProgrammeRoutes } from '../programmeRoutes.ts';

export const handle = startProgrammeRoutes.hosted;

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  return { view: await answerOr(request, context.get(apiContext).call(run.application, { id })) };
}

/** One application for those who run the programme: who read it, how far they lie apart, and the objection. */
export default function HostedApplication({ loaderData: { view } }: PageProps<typeof loader>) {
  const { score, spread, appealState } = view;
  return (
    <div className="page">
      <PageHead
        title={view.projectName}
        note={`${view.programmeTitle}，${applicationCode(view.applyNo)}，${standingOf(view).words}`}
        actions={<LinkButton to={`${PROGRAMME_RUN}?id=${view.programmeId}`}>全部申请</LinkButton>}
      />
      <div className={own.body}>
        <section aria-labelledby="readings">
          <SectionHead id="readings" title="评阅" note={scoreRule(view.bound)} />
          <Figures
            items={[
              { name: '得分', value: score === null ? '还没有评完' : pointsText(score) },
              { name: '相差', value: spread === null ? '—' : pointsText(spread) },
            ]}
          />
          <GivenList
            readings={view.readings}
            criteria={view.criteria}
            nameOf={({ readerName }) => readerName}
            endOf={readingEnd}
            keyOf={({ id }) => id}
          />
        </section>
        {appealState === null ? null : (
          <section aria-labelledby="appeal">
            <SectionHead
              id="appeal"
              title={appealWords[appealState]}
              action={appealState === AppealState.waiting ? <AppealAnswer id={view.id} /> : null}
            />
            <p className={styles.words}>{view.appealReason}</p>
            {view.appealOpinion === '' ? null : <p className={styles.words}>答复：{view.appealOpinion}</p>}
          </section>
        )}
        <section aria-labelledby="team">
          <SectionHead id="team" title="团队" note="评阅人看不到" />
          <RowList label="团队">
            {view.team.map(({ name, teamRole, duty }) => (
              <Row
                key={`${teamRole} ${name} ${duty}`}
                dense
                title={name}
                meta={[...new Set([TeamRole.labels[teamRole], duty])].join('，')}
              />
            ))}
          </RowList>
        </section>
        <ApplicationTexts file={view} />
      </div>
    </div>
  );
}

type Reading = PageProps<typeof loader>['loaderData']['view']['readings'][number];

const readingEnd = (reading: Reading) => <ReadingEnd reading={reading} />;

function ReadingEnd({ reading: { id, readerName, readingState, total, dueAt, reason } }: { reading: Reading }) {
  const why =
    readingState === ReadingState.done
      ? `${pointsText(total ?? 0)} 分`
      : readingState === ReadingState.waiting
        ? `${dueAt.slice(0, 10)} 截止`
        : reason;
  return (
    <>
      <StatusDot tone={readingTones[readingState]} reason={why}>
        {ReadingState.labels[readingState]}
      </StatusDot>
      {readingState === ReadingState.waiting ? (
        <Take
          name="换人"
          of={{ id, title: readerName }}
          note="换成还没有评过这一份、评得最少的一位；原来的不再看得到。"
          load={replaceReader}
        />
      ) : null}
    </>
  );
}
