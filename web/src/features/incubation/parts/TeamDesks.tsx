import type { OutputOf } from '#contract/kit/schema.ts';
import { UseState } from '#contract/rules/incubation.ts';
import type { desks } from '#contract/startup/baseUse.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { teamPlaceSpec } from './addresses.ts';
import styles from './Incubation.module.css';

interface TeamDesksProps {
  loaded: LoadedList<OutputOf<typeof desks.output>>;
  today: string;
}

/** The desks that a team has and had. */
export function TeamDesks({ loaded, today }: TeamDesksProps) {
  const list = useList(teamPlaceSpec, loaded);
  return (
    <List of={list} unit="个" empty={<Empty title="还没有工位" note="孵化单位分给团队之后会出现在这里" />}>
      {(rows) => (
        <RowList label="工位">
          {rows.map((row) => {
            const isOver = row.useState === UseState.ended || row.untilOn < today;
            return (
              <Row
                key={row.id}
                heading="h2"
                stacks
                title={`${row.baseName} ${row.placeName}`}
                meta={`${row.fromOn} 到 ${row.untilOn}`}
                end={<StatusDot tone={isOver ? 'idle' : 'passed'}>{UseState.labels[isOver ? 0 : 1]}</StatusDot>}
              >
                <p className={styles.words}>
                  {row.address}，{row.openText}
                </p>
              </Row>
            );
          })}
        </RowList>
      )}
    </List>
  );
}
