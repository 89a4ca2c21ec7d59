import { dataRoom as fields, dataRoomMore } from '#contract/fields/dataRoom.ts';
import { PartState, ROOM_DAYS } from '#contract/rules/dataRooms.ts';
import * as dataRoom from '#contract/startup/dataRoom.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { plainSpec, roomPagePath } from '../parts/addresses.ts';
import { makeRoom } from '../parts/calls.ts';
import { DialogButton } from '../parts/DialogButton.tsx';
import styles from '../parts/Incubation.module.css';
import { loadStanding } from '../parts/loadStanding.ts';
import { TeamHead } from '../parts/TeamHead.tsx';
import { dataRoomRoutes } from '../routes.ts';

export const handle = dataRoomRoutes.list;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const standing = await loadStanding({ request, context });
  const ask = ({ page }: { page: number }) => api.call(dataRoom.list, { projectId: standing.id, pageCurrent: page });
  return { standing, loaded: await loadList(request, plainSpec, ask) };
}

/** The rooms of evidence of a team. */
export default function DataRooms({ loaderData: { standing, loaded } }: PageProps<typeof loader>) {
  const list = useList(plainSpec, loaded);
  return (
    <div className="page">
      <TeamHead standing={standing} current="rooms" />
      <div className={styles.body}>
        {standing.isLeader === 1 ? (
          <div>
            <MakeRoom projectId={standing.id} />
          </div>
        ) : null}
        <List
          of={list}
          unit="个"
          empty={
            <Empty title="还没有数据室" note="把证书、课程、作品与通过的里程碑放在一起，用一个会到期的链接给人看" />
          }
        >
          {(rows) => (
            <RowList label="数据室">
              {rows.map((row) => (
                <Row
                  key={row.id}
                  to={roomPagePath(row.id)}
                  heading="h2"
                  stacks
                  title={row.roomName}
                  tags={
                    row.ownState === PartState.waiting && row.isOpen === 1 ? <Tag tone="warn">等你选材料</Tag> : null
                  }
                  meta={`${row.asOfAt.slice(0, 10)} 的样子，链接到 ${row.expiresAt.slice(0, 16)}，打开过 ${row.countLooks} 次`}
                  end={
                    <StatusDot tone={row.isOpen === 1 ? 'passed' : 'idle'}>
                      {row.isOpen === 1 ? '可以打开' : '打不开了'}
                    </StatusDot>
                  }
                />
              ))}
            </RowList>
          )}
        </List>
      </div>
    </div>
  );
}

const MakeRoom = ({ projectId }: { projectId: string }) => (
  <DialogButton
    name="建数据室"
    of=""
    look={{ size: 'md', variant: 'primary' }}
    title="建数据室"
    note="项目与通过的里程碑照今天的样子放进去；每个成员自己选放哪些材料"
    load={makeRoom}
    fields={{ ...fields, ...dataRoomMore }}
    initial={{ projectId, roomName: '', words: '', days: 30 }}
    draft={`dataRoom:${projectId}`}
    done="建好了，成员会收到消息"
  >
    {(form) => (
      <>
        <FormText form={form} name="roomName" placeholder="给江岸资本" />
        <FormTextarea form={form} name="words" rows={3} placeholder="想请对方看什么" />
        <FormValueSelect
          form={form}
          name="days"
          options={ROOM_DAYS.map((days) => ({ value: days, label: `${days} 天` }))}
        />
      </>
    )}
  </DialogButton>
);
