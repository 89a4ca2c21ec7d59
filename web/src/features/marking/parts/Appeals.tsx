import { useState } from 'react';
import type { Appeal } from '#contract/exam/appeal.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { waitedText } from '#contract/rules/reviewClock.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { StateRow } from '../../../kit/list/StateRow.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { appealList, personPath } from './addresses.ts';
import { AppealDialog } from './AppealDialog.tsx';
import { marks } from './figures.ts';

/** The objections to the marks of an assessment; the clock says how long each waits. */
export function Appeals({ appeals }: { appeals: LoadedPage<Appeal> }) {
  const list = useList(appealList, appeals);
  const [deciding, setDeciding] = useState<Appeal | null>(null);
  return (
    <>
      <FilterRows>
        <StateRow list={list} of={AppealState} />
      </FilterRows>
      <List of={list} unit="份" empty={<Empty title="没有这样的申诉" note="考生公布后几天内可以申诉" />}>
        {(rows) => (
          <RowList label="申诉">
            {rows.map((row) => (
              <Row
                key={row.id}
                title={`${row.name} · ${row.number === '' ? '整份' : `第 ${row.number} 题（${marks(row.points)} / ${marks(row.fullPoints)} 分）`}`}
                meta={row.reason}
                end={
                  row.auditStatus === AppealState.waiting ? (
                    <>
                      <Tag tone={row.isOverdue ? 'warn' : 'neutral'}>{waitedText(row.waitedHours)}</Tag>
                      <TextLink to={personPath(row.sittingId)}>看答卷</TextLink>
                      <Button size="sm" aria-label={`处理${row.name}的申诉`} onClick={() => setDeciding(row)}>
                        处理
                      </Button>
                    </>
                  ) : (
                    <span>{row.auditOpinion}</span>
                  )
                }
              />
            ))}
          </RowList>
        )}
      </List>
      {deciding ? <AppealDialog appeal={deciding} onClose={() => setDeciding(null)} /> : null}
    </>
  );
}
