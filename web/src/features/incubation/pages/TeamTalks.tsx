import { hourBooking } from '#contract/fields/incubation.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { HourState } from '#contract/rules/incubation.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as tutorHour from '#contract/startup/tutorHour.ts';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { List } from '../../../kit/list/List.tsx';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { LoadedList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { talkSpec } from '../parts/addresses.ts';
import { AskButton } from '../parts/AskButton.tsx';
import { bookHour, releaseHour } from '../parts/calls.ts';
import { DialogButton } from '../parts/DialogButton.tsx';
import styles from '../parts/Incubation.module.css';
import { loadStanding } from '../parts/loadStanding.ts';
import { TalkRow } from '../parts/TalkRow.tsx';
import { TeamHead } from '../parts/TeamHead.tsx';
import { spanText } from '../parts/timeText.ts';
import { ViewTabs } from '../parts/ViewTabs.tsx';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.talks;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const standing = await loadStanding({ request, context });
  const { filters, page } = readList(talkSpec, new URL(request.url).searchParams);
  const wish = { projectId: standing.id, pageCurrent: page };
  return {
    standing,
    now: wireTime(new Date()),
    offered: filters.view === 'offered' ? await loadRows(request, api.call(tutorHour.offered, wish)) : null,
    talks: filters.view === 'own' ? await loadRows(request, api.call(tutorHour.talks, wish)) : null,
  };
}

/** The times that tutors offer, and what the team talked about with them. */
export default function TeamTalks({ loaderData: { standing, now, offered, talks } }: PageProps<typeof loader>) {
  const { filters, hrefOf } = useListState(talkSpec);
  const acts = standing.isTeam === 1;
  const mayBook = acts && standing.projectState === ProjectState.incubating;
  return (
    <div className="page">
      <TeamHead standing={standing} current="talk" />
      <div className={styles.body}>
        <ViewTabs
          label="谈话"
          current={filters.view}
          views={[
            ['offered', '可以约的时间'],
            ['own', '我们约的'],
          ]}
          hrefOf={(view) => hrefOf({ filters: { view } })}
        />
        {offered ? <Offered projectId={mayBook ? standing.id : null} loaded={offered} /> : null}
        {talks ? <Talks loaded={talks} now={acts ? now : null} /> : null}
      </div>
    </div>
  );
}

interface OfferedProps {
  /** For whom it may be booked; null: only to be read. */
  projectId: string | null;
  loaded: LoadedList<OutputOf<typeof tutorHour.offered.output>>;
}

function Offered({ projectId, loaded }: OfferedProps) {
  const list = useList(talkSpec, loaded);
  return (
    <List of={list} unit="个" empty={<Empty title="现在没有能约的时间" note="导师开放新的时间之后会出现在这里" />}>
      {(rows) => (
        <RowList label="可以约的时间">
          {rows.map((row) => (
            <Row
              key={row.id}
              heading="h2"
              stacks
              title={spanText(row.beginsAt, row.endsAt)}
              meta={`${row.tutorName}，${row.place}，能谈：${row.topics}`}
              end={
                projectId === null ? null : (
                  <DialogButton
                    name="约"
                    of={`${row.tutorName} ${row.beginsAt.slice(5, 16)}`}
                    title={`约${row.tutorName}`}
                    note={`${spanText(row.beginsAt, row.endsAt)}，${row.place}`}
                    load={bookHour}
                    fields={hourBooking}
                    initial={{ projectId, id: row.id, topic: '' }}
                    draft={`hour:${projectId}`}
                    done="约好了，导师会收到消息"
                  >
                    {(form) => <FormTextarea form={form} name="topic" rows={4} placeholder="一件事，越具体越好" />}
                  </DialogButton>
                )
              }
            />
          ))}
        </RowList>
      )}
    </List>
  );
}

interface TalksProps {
  loaded: LoadedList<OutputOf<typeof tutorHour.talks.output>>;
  /** Until when a talk can be given back; null: not by the reader. */
  now: string | null;
}

function Talks({ loaded, now }: TalksProps) {
  const list = useList(talkSpec, loaded);
  return (
    <List of={list} unit="次" empty={<Empty title="还没有约过" note="约一位导师，谈一件具体的事" />}>
      {(rows) => (
        <RowList label="我们约的">
          {rows.map((row) => (
            <TalkRow key={row.id} row={row} who={row.tutorName} opinion={row.opinion}>
              {now !== null && row.hourState === HourState.booked && row.beginsAt > now ? (
                <div className={styles.acts}>
                  <AskButton
                    name="取消"
                    of={spanText(row.beginsAt, row.endsAt)}
                    note="时间会还给导师，别的团队可以约。"
                    load={releaseHour}
                    input={{ id: row.id }}
                  />
                </div>
              ) : null}
            </TalkRow>
          ))}
        </RowList>
      )}
    </List>
  );
}
