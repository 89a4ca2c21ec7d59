import { isId } from '#contract/rules/id.ts';
import { PartState } from '#contract/rules/dataRooms.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as dataRoom from '#contract/startup/dataRoom.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { copyText } from '../../../kit/copyText.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { plainSpec, roomsPath } from '../parts/addresses.ts';
import { AskButton } from '../parts/AskButton.tsx';
import { revokeRoom } from '../parts/calls.ts';
import styles from '../parts/Incubation.module.css';
import { OwnEvidence } from '../parts/OwnEvidence.tsx';
import { dataRoomRoutes } from '../routes.ts';

export const handle = dataRoomRoutes.room;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  const room = await answerOr(request, api.call(dataRoom.view, { id }));
  const ask = ({ page }: { page: number }) => api.call(dataRoom.looks, { id, pageCurrent: page });
  return { room, link: `${api.publicUrl}${room.path}`, loaded: await loadList(request, plainSpec, ask) };
}

/** One room for its team: the link, who gave what, what the reader gives, and who opened it. */
export default function DataRoom({ loaderData: { room, link, loaded } }: PageProps<typeof loader>) {
  const list = useList(plainSpec, loaded);
  return (
    <div className="page">
      <PageHead
        title={room.roomName}
        note={room.isOpen === 1 ? `链接到 ${room.expiresAt.slice(0, 16)} 为止` : '链接打不开了'}
        actions={
          <>
            <LinkButton to={roomsPath(room.projectId)}>所有数据室</LinkButton>
            {room.isOpen === 1 ? <Button onClick={() => void copyText(link)}>复制链接</Button> : null}
            {room.isOpen === 1 && room.isLeader === 1 ? (
              <AskButton
                name="撤回"
                of={room.roomName}
                note="链接马上打不开，不能恢复。"
                load={revokeRoom}
                input={{ id: room.id }}
              />
            ) : null}
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {room.ownState === null ? null : <OwnEvidence key={room.ownState} room={room} />}
          <section aria-labelledby="looks">
            <SectionHead id="looks" title="访问记录" note="看的人要先写下自己是谁" />
            <List of={list} unit="次" empty={<Empty title="还没有人打开过" note="把链接发给对方" />}>
              {(rows) => (
                <RowList label="访问记录">
                  {rows.map((row) => (
                    <Row key={row.id} dense title={row.visitorName} end={shownTime(row.lookedAt)} />
                  ))}
                </RowList>
              )}
            </List>
          </section>
        </div>
        <aside aria-label="关于这个数据室">
          <FactList
            label="成员的材料"
            facts={room.parts.map(({ name, partState, count }) => ({
              label: name,
              value: partState === PartState.given ? `放了 ${count} 样` : PartState.labels[partState],
            }))}
          />
          {room.words === '' ? null : <p className={styles.words}>{room.words}</p>}
        </aside>
      </div>
    </div>
  );
}
