import { isId } from '#contract/rules/id.ts';
import { startProgrammePath } from '#contract/rules/pagePaths.ts';
import { ProgrammeState, scoreRule } from '#contract/rules/startProgrammes.ts';
import * as run from '#contract/startup/programmeRun.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import own from '../parts/Programme.module.css';
import { PROGRAMME_DESK, runSpec } from '../parts/programmeAddresses.ts';
import { ReadersPart } from '../parts/ReadersPart.tsx';
import { ReceivedRow } from '../parts/ReceivedRow.tsx';
import { RunActs } from '../parts/RunActs.tsx';
import { startProgrammeRoutes } from '../programmeRoutes.ts';

export const handle = startProgrammeRoutes.run;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(runSpec, new URL(request.url).searchParams);
  const { id } = filters;
  if (!isId(id)) throw missing();
  return {
    overview: await answerOr(request, api.call(run.overview, { id })),
    loaded: await loadRows(
      request,
      api.call(run.applications, { id, isAppealed: filters.appealed === '1' ? 1 : 0, pageCurrent: page }),
    ),
  };
}

/** A programme for those who run it: how far it is, who reads, and every application with its score and spread. */
export default function ProgrammeRun({ loaderData: { overview, loaded } }: PageProps<typeof loader>) {
  const list = useList(runSpec, loaded);
  const { programmeState: state, countApplied, countSettled, countApart, countShort, countAppeals } = overview;
  const isShown = state !== ProgrammeState.cancelled;
  return (
    <div className="page">
      <PageHead
        title={overview.title}
        note={`${ProgrammeState.labels[state]}，申请 ${overview.applyFrom} 到 ${overview.applyUntil}，${overview.readUntil} 评完`}
        actions={
          <>
            <LinkButton to={PROGRAMME_DESK}>全部征集</LinkButton>
            {isShown ? <LinkButton to={startProgrammePath(overview.id)}>看公开页</LinkButton> : null}
          </>
        }
      />
      <Figures
        items={[
          { name: '收到申请', value: countApplied },
          { name: '评完', value: countSettled },
          { name: '相差太大', value: countApart },
          {
            name: '名额',
            value: overview.places,
            note: overview.line === null ? '' : `用了 ${overview.countAdmitted}`,
          },
        ]}
      />
      <RunActs overview={overview} />
      {countShort > 0 ? (
        <Banner tone="warn">{countShort} 份申请缺评阅人：再邀请几位，对方接受之后按「补上缺的评阅人」。</Banner>
      ) : null}
      <div className={own.body}>
        <ReadersPart overview={overview} />
        <section aria-labelledby="received">
          <SectionHead id="received" title="收到的申请" note={scoreRule(overview.bound)} />
          <FilterRows>
            <FilterRow
              label="看"
              current={list.filters.appealed}
              options={[
                { key: '', label: '全部', to: list.hrefOf({ filters: { appealed: '' } }) },
                {
                  key: '1',
                  label: `等待答复的申诉 ${countAppeals}`,
                  to: list.hrefOf({ filters: { appealed: '1' } }),
                },
              ]}
            />
          </FilterRows>
          <List of={list} unit="份" empty={<Empty title="这里还没有申请" note="团队交了之后会出现在这里" />}>
            {(rows) => (
              <RowList label="收到的申请">
                {rows.map((row) => (
                  <ReceivedRow key={row.id} row={row} bound={overview.bound} />
                ))}
              </RowList>
            )}
          </List>
        </section>
      </div>
    </div>
  );
}
