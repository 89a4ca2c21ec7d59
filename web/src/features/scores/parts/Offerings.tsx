import { ReleaseState } from '#contract/rules/scores.ts';
import type { ScoredOffering } from '#contract/user/score.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { offeringList, sheetPath } from './addresses.ts';

const states = [
  { key: '', label: '全部' },
  { key: '0', label: ReleaseState.labels[ReleaseState.draft] },
  { key: '1', label: ReleaseState.labels[ReleaseState.released] },
] as const;

/** The offerings whose marks somebody enters, with how far they are. */
export function Offerings({ rows }: { rows: LoadedPage<ScoredOffering> }) {
  const list = useList(offeringList, rows);
  const isFiltered = list.filters.state !== '';
  const all = (
    <LinkButton to={isFiltered ? list.clearHref : '/account'} size="sm" variant="primary">
      {isFiltered ? '看全部开课' : '回到工作台'}
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="成绩登记" note="先定组成与比重，再逐格登记；全部登记完由主讲或教务公布" />
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={states.map((one) => ({ ...one, to: list.hrefOf({ filters: { state: one.key } }) }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="个"
        empty={<Empty title="没有要登记成绩的开课" note="排了课的开课会出现在这里" action={all} />}
      >
        {(offerings) => (
          <RowList label="开课">
            {offerings.map((row) => (
              <Row
                key={row.offeringId}
                heading="h2"
                stacks
                title={row.offeringName}
                to={sheetPath(row.offeringId)}
                meta={[row.termName, row.gradeNames.join('、'), `${row.studentCount} 人`].filter(Boolean).join('，')}
                end={<Standing of={row} />}
              />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}

function Standing({ of }: { of: ScoredOffering }) {
  if (of.appealCount > 0) return <StatusDot tone="waiting">{`${of.appealCount} 份申诉待答复`}</StatusDot>;
  if (of.releaseState === ReleaseState.released) {
    return (
      <StatusDot tone="passed" reason={of.releasedAt?.slice(0, 10)}>
        已公布
      </StatusDot>
    );
  }
  if (of.partCount === 0) return <StatusDot tone="idle">还没有定组成</StatusDot>;
  const all = of.partCount * of.studentCount;
  return <StatusDot tone="waiting">{`已登记 ${of.enteredCount} / ${all} 格`}</StatusDot>;
}
