import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import * as rtc from '#contract/system/adminRtc.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { rtcRoomList } from '../parts/addresses.ts';
import styles from '../parts/ListPage.module.css';
import { engineFacts, engineNote, numbered, rtcProcessColumns, rtcRoomColumns } from '../parts/rtcFacts.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.rtc;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [engine, rooms] = await Promise.all([
    answerOr(request, api.call(rtc.view, {})),
    loadList(request, rtcRoomList, ({ page }) => api.call(rtc.rooms, { pageCurrent: page })),
  ]);
  return { engine, rooms };
}

const AGAIN_MS = 10_000;

/** How sound and picture are carried just now: the service, its rooms and what gets lost on the way. */
export default function Rtc({ loaderData: { engine, rooms } }: PageProps<typeof loader>) {
  const list = useList(rtcRoomList, rooms);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const note = engineNote(engine);
  return (
    <>
      <PageHead size="work" title="音视频" note="通话与直播的房间，每 10 秒更新；数字属于回答这一页的进程" />
      {note ? (
        <div className={styles.filters}>
          <Banner tone="warn">{note}</Banner>
        </div>
      ) : null}
      <Figures
        items={[
          { name: '服务', value: rtc.engineStates[engine.state] },
          { name: '房间', value: inFull(engine.rooms) },
          { name: '房间里的人', value: inFull(engine.people) },
          { name: '摄像头、麦克风与屏幕', value: engine.engine === 'embedded' ? inFull(engine.tracks) : '—' },
        ]}
      />
      <div className={styles.filters}>
        <FactList label="收发" isPaired facts={engineFacts(engine)} />
      </div>
      {engine.processes.length > 1 ? (
        <Table
          className={styles.table}
          caption="引擎进程"
          columns={rtcProcessColumns}
          rows={numbered(engine.processes)}
          rowKey={({ number }) => String(number)}
        />
      ) : null}
      <List of={list} unit="个房间" empty={<Empty title="现在没有房间" note="有人通话或者上直播课时，房间在这里" />}>
        {(rows) => (
          <Table
            className={styles.table}
            caption="房间"
            columns={rtcRoomColumns}
            rows={rows}
            rowKey={({ roomName }) => roomName}
          />
        )}
      </List>
    </>
  );
}

const inFull = (figure: number): string => figure.toLocaleString('en-US');
