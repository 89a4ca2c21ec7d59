import type { OutputOf } from '#contract/kit/schema.ts';
import { PlaceKind } from '#contract/rules/incubation.ts';
import type { places } from '#contract/startup/baseDesk.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { placesSpec } from './addresses.ts';
import { AskButton } from './AskButton.tsx';
import { AssignButton } from './AssignButton.tsx';
import { endDeskUse, removePlace } from './calls.ts';
import styles from './Incubation.module.css';
import { PlaceButton } from './PlaceButton.tsx';
import { ReasonButton } from './ReasonButton.tsx';

interface PlaceRowsProps {
  baseId: string;
  loaded: LoadedList<OutputOf<typeof places.output>>;
}

/** Desks with whose they are and until when, or rooms. */
export function PlaceRows({ baseId, loaded }: PlaceRowsProps) {
  const list = useList(placesSpec, loaded);
  return (
    <List of={list} unit="个" empty={<Empty title="还没有场地" note="先加一个" />}>
      {(rows) => (
        <RowList label="场地">
          {rows.map((row) => (
            <Row
              key={row.id}
              heading="h2"
              stacks
              title={row.placeName}
              meta={`坐得下 ${row.seats} 人`}
              end={
                <div className={styles.ends}>
                  {row.placeKind === PlaceKind.desk ? (
                    <AssignButton placeId={row.id} placeName={row.placeName} />
                  ) : null}
                  <PlaceButton baseId={baseId} row={row} />
                  <AskButton
                    name="删除"
                    of={row.placeName}
                    note="有人在用的不能删。"
                    load={removePlace}
                    input={{ id: row.id }}
                  />
                </div>
              }
            >
              {row.uses.length === 0 ? null : (
                <ul className={styles.uses} aria-label={`${row.placeName}是谁的`}>
                  {row.uses.map((use) => (
                    <li key={use.id} className={styles.use}>
                      <span>
                        {use.projectName}，{use.fromOn} 到 {use.untilOn}
                      </span>
                      <ReasonButton
                        name="收回"
                        id={use.id}
                        of={`${use.projectName}的${row.placeName}`}
                        note="团队会收到原因"
                        load={endDeskUse}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </Row>
          ))}
        </RowList>
      )}
    </List>
  );
}
