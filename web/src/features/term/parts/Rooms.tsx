import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#contract/kit/schema.ts';
import { RoomKind } from '#contract/rules/school.ts';
import type { Campus, campuses, Room } from '#contract/user/schoolRoom.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { roomList } from './addresses.ts';
import { CampusDialog, RemoveCampus } from './CampusDialog.tsx';
import { CampusTable } from './CampusTable.tsx';
import { RoomDialog } from './RoomDialog.tsx';
import { RoomState } from './RoomState.tsx';
import { RoomTable } from './RoomTable.tsx';
import styles from './Term.module.css';

interface RoomsProps {
  rows: LoadedPage<Room>;
  places: OutputOf<typeof campuses.output>;
}

type Open =
  | { act: 'addRoom' | 'addCampus' }
  | { act: 'editRoom' | 'stand'; room: Room }
  | { act: 'editCampus' | 'removeCampus'; campus: Campus }
  | null;

/** The campuses of the school and the rooms on them. */
export function Rooms({ rows, places }: RoomsProps) {
  const list = useList(roomList, rows);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { filters, hrefOf, change } = list;
  const isFiltered = list.clearHref !== list.pageHref(1);
  const choose = (name: 'kind' | 'seats' | 'state', options: readonly { key: string; label: string }[]) =>
    options.map((one) => ({ ...one, to: hrefOf({ filters: { [name]: one.key } }) }));
  return (
    <>
      <CampusTable
        campuses={places.list}
        onAdd={() => setOpen({ act: 'addCampus' })}
        onEdit={(campus) => setOpen({ act: 'editCampus', campus })}
        onRemove={(campus) => setOpen({ act: 'removeCampus', campus })}
      />
      {places.list.length === 0 ? null : (
        <>
          <div className={styles.bar}>
            <ListSearch list={list} label="教室或楼" />
            <Select
              size="sm"
              aria-label="校区"
              className={styles.choice}
              placeholder="全部校区"
              value={filters.campus}
              onChange={({ target }) => change({ filters: { campus: target.value }, page: 1 })}
              options={places.list.map(({ id, campusName }) => ({ value: id, label: campusName }))}
            />
            {places.equipment.length > 0 ? (
              <Select
                size="sm"
                aria-label="设备"
                className={styles.choice}
                placeholder="不限设备"
                value={filters.thing}
                onChange={({ target }) => change({ filters: { thing: target.value }, page: 1 })}
                options={places.equipment.map((thing) => ({ value: thing, label: thing }))}
              />
            ) : null}
            <span className={styles.end}>
              <LinkButton size="sm" to="/account/term/rooms/import" icon={<FileUp size={16} aria-hidden="true" />}>
                批量导入
              </LinkButton>
              <Button
                size="sm"
                variant="primary"
                icon={<Plus size={16} aria-hidden="true" />}
                onClick={() => setOpen({ act: 'addRoom' })}
              >
                添加教室
              </Button>
            </span>
          </div>
          <FilterRows>
            <FilterRow label="类型" current={filters.kind} options={choose('kind', kinds)} />
            <FilterRow label="座位" current={filters.seats} options={choose('seats', seats)} />
            <FilterRow label="状态" current={filters.state} options={choose('state', states)} />
          </FilterRows>
          <List
            of={list}
            unit="间"
            empty={
              isFiltered ? (
                <Empty
                  title="没有符合条件的教室"
                  note="换个条件，或者看全部"
                  action={
                    <LinkButton to={list.clearHref} size="sm" variant="primary">
                      清除条件
                    </LinkButton>
                  }
                />
              ) : (
                <Empty title="还没有教室" note="添加一间，或者用上面的批量导入" />
              )
            }
          >
            {(rooms) => (
              <RoomTable
                rooms={rooms}
                onEdit={(room) => setOpen({ act: 'editRoom', room })}
                onStand={(room) => setOpen({ act: 'stand', room })}
              />
            )}
          </List>
        </>
      )}
      {open?.act === 'addRoom' ? <RoomDialog campuses={places.list} onClose={close} /> : null}
      {open?.act === 'editRoom' ? <RoomDialog room={open.room} campuses={places.list} onClose={close} /> : null}
      {open?.act === 'stand' ? <RoomState room={open.room} onClose={close} /> : null}
      {open?.act === 'addCampus' ? <CampusDialog onClose={close} /> : null}
      {open?.act === 'editCampus' ? <CampusDialog campus={open.campus} onClose={close} /> : null}
      {open?.act === 'removeCampus' ? <RemoveCampus campus={open.campus} onClose={close} /> : null}
    </>
  );
}

const kinds = [
  { key: '', label: '全部' },
  ...RoomKind.values.map((value) => ({ key: `${value}`, label: RoomKind.labels[value] })),
];

const seats = [
  { key: '0', label: '不限' },
  ...['30', '60', '100', '200'].map((key) => ({ key, label: `${key} 座以上` })),
];

const states = [
  { key: '', label: '全部' },
  { key: '1', label: '使用中' },
  { key: '0', label: '已停用' },
];
