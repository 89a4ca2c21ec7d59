import { Download } from 'lucide-react';
import * as stat from '#contract/position/recruitmentStat.ts';
import * as talent from '#contract/position/talent.ts';
import { ApplicationSource } from '#contract/rules/hiring.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { Can } from '../../../kit/Can.tsx';
import { readList } from '../../../kit/list/listAddress.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Select } from '../../../ui/Select.tsx';
import { statSpec, wantedBy } from '../parts/addresses.ts';
import { Funnel } from '../parts/Funnel.tsx';
import styles from '../parts/Stat.module.css';
import { StatTables } from '../parts/StatTables.tsx';
import { hoursText, shareText } from '../parts/words.ts';
import { recruitmentStatRoutes } from '../routes.ts';

export const handle = recruitmentStatRoutes.stat;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters } = readList(statSpec, new URL(request.url).searchParams);
  const [figures, { vacancies }] = await answerOr(
    request,
    Promise.all([api.call(stat.view, wantedBy(filters)), api.call(talent.choices, {})]),
  );
  return { figures, vacancies };
}

const save = () => import('#contract/position/recruitmentStat.ts').then((api) => api.sheet);

/** How far the applications of a period came, by vacancy, source and week; reckoned anew with every look. */
export default function RecruitmentStat({ loaderData: { figures, vacancies } }: PageProps<typeof loader>) {
  const list = useListState(statSpec);
  const { filters } = list;
  const saving = usePress(save);
  const keep = async () => {
    const file = await saving.send(wantedBy(filters), '导出成功');
    if (file) keepFile(file);
  };
  const { reached } = figures;
  const days = (key: '30' | '90' | '365', label: string) => ({
    key,
    label,
    to: list.hrefOf({ filters: { days: key } }),
  });
  const source = (key: string, label: string) => ({ key, label, to: list.hrefOf({ filters: { source: key } }) });
  return (
    <>
      <PageHead
        size="work"
        title="招聘统计"
        note={`${figures.from} 到 ${figures.to} 的投递，打开就是现算的；撤回的也算，只数人数`}
        actions={
          <Can action="talent:export">
            <Button
              icon={<Download size={18} aria-hidden="true" />}
              loading={saving.sending}
              loadingLabel="导出中"
              onClick={() => void keep()}
            >
              导出
            </Button>
          </Can>
        }
      />
      <FilterRows>
        <FilterRow
          label="时间"
          current={filters.days}
          options={[days('30', '近 30 天'), days('90', '近 90 天'), days('365', '近一年')]}
        />
        <FilterRow
          label="来源"
          current={filters.source}
          options={[
            source('', '全部'),
            ...ApplicationSource.values.map((value) => source(String(value), ApplicationSource.labels[value])),
          ]}
        />
      </FilterRows>
      <div className={styles.tools}>
        <Select
          size="sm"
          aria-label="职位"
          value={filters.vacancy}
          options={[
            { value: '', label: '全部职位' },
            ...vacancies.map(({ id, vacancyName }) => ({ value: id, label: vacancyName })),
          ]}
          onChange={({ target }) => list.change({ filters: { vacancy: target.value } })}
        />
      </div>
      {reached.received === 0 ? (
        <Empty
          title="这段时间没有投递"
          note="换一段时间，或者去掉职位与来源的条件"
          action={<LinkButton to="/account/position">看职位</LinkButton>}
        />
      ) : (
        <div className={styles.body}>
          <Figures
            items={[
              { name: '收到投递', value: reached.received },
              { name: '还在等答复', value: figures.waiting },
              { name: '首次答复（中位数）', value: hoursText(figures.replyHours) },
              { name: '录用', value: reached.hired, note: shareText(reached.hired, reached.received) },
            ]}
          />
          <section>
            <SectionHead title="走到了哪里" note="右边是从上一步走过来的比例" />
            <Funnel reached={reached} />
          </section>
          <StatTables figures={figures} />
        </div>
      )}
    </>
  );
}
