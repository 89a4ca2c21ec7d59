import { tutorInvitation } from '#contract/fields/incubation.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { TutorState } from '#contract/rules/incubation.ts';
import * as tutorHost from '#contract/startup/tutorHost.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { List } from '../../../kit/list/List.tsx';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { LoadedList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { tutorSpec } from '../parts/addresses.ts';
import { AskButton } from '../parts/AskButton.tsx';
import { inviteTutor, removeTutor } from '../parts/calls.ts';
import { DialogButton } from '../parts/DialogButton.tsx';
import { HostTabs } from '../parts/HostTabs.tsx';
import styles from '../parts/Incubation.module.css';
import { TalkRow } from '../parts/TalkRow.tsx';
import { tutorTones } from '../parts/tones.ts';
import { ViewTabs } from '../parts/ViewTabs.tsx';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.hostTutors;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(tutorSpec, new URL(request.url).searchParams);
  const isTalks = filters.view === 'talk';
  return {
    tutors: isTalks ? null : await loadRows(request, api.call(tutorHost.list, { pageCurrent: page })),
    talks: isTalks ? await loadRows(request, api.call(tutorHost.talks, { pageCurrent: page })) : null,
  };
}

/** Who advises the teams, and what they talked about. */
export default function HostTutors({ loaderData: { tutors, talks } }: PageProps<typeof loader>) {
  const { filters, hrefOf } = useListState(tutorSpec);
  return (
    <div className="page">
      <PageHead title="创业导师管理" note="导师接受之后自己开放时间，团队来约" actions={<InviteTutor />} />
      <HostTabs current="tutors" />
      <div className={styles.body}>
        <ViewTabs
          label="导师"
          current={filters.view}
          views={[
            ['tutor', '导师'],
            ['talk', '谈话'],
          ]}
          hrefOf={(view) => hrefOf({ filters: { view } })}
        />
        {tutors ? <Tutors loaded={tutors} /> : null}
        {talks ? <Talks loaded={talks} /> : null}
      </div>
    </div>
  );
}

const InviteTutor = () => (
  <DialogButton
    name="请导师"
    of=""
    look={{ size: 'md', variant: 'primary' }}
    title="请一位讲师做创业导师"
    note="对方要有讲师身份，接受之后才算"
    load={inviteTutor}
    fields={tutorInvitation}
    initial={{ mobile: '', topics: '' }}
    draft="tutorInvitation"
    done="邀请成功，对方会收到消息"
  >
    {(form) => (
      <>
        <FormText form={form} name="mobile" inputMode="numeric" />
        <FormText form={form} name="topics" placeholder="定价、第一批用户、合同" />
      </>
    )}
  </DialogButton>
);

function Tutors({ loaded }: { loaded: LoadedList<OutputOf<typeof tutorHost.list.output>> }) {
  const list = useList(tutorSpec, loaded);
  return (
    <List of={list} unit="位" empty={<Empty title="还没有创业导师" note="按手机号请一位讲师" />}>
      {(rows) => (
        <RowList label="创业导师">
          {rows.map((row) => (
            <Row
              key={row.id}
              heading="h2"
              stacks
              lead={<Avatar name={row.name} src={row.headImgUrl} size={40} />}
              title={row.name}
              meta={`能谈：${row.topics}；谈过 ${row.countKept} 次，没有来 ${row.countMissed} 次，还开放 ${row.countOpen} 个时间`}
              end={<StatusDot tone={tutorTones[row.tutorState]}>{TutorState.labels[row.tutorState]}</StatusDot>}
            >
              <AskButton
                name={row.tutorState === TutorState.invited ? '收回邀请' : '不再请'}
                of={row.name}
                note="没到的谈话会取消，约了的团队会收到消息。"
                load={removeTutor}
                input={{ id: row.id }}
              />
            </Row>
          ))}
        </RowList>
      )}
    </List>
  );
}

function Talks({ loaded }: { loaded: LoadedList<OutputOf<typeof tutorHost.talks.output>> }) {
  const list = useList(tutorSpec, loaded);
  return (
    <List of={list} unit="次" empty={<Empty title="还没有谈话" note="团队约了导师会出现在这里" />}>
      {(rows) => (
        <RowList label="谈话">
          {rows.map((row) => (
            <TalkRow key={row.id} row={row} who={`${row.tutorName}与${row.projectName}`} />
          ))}
        </RowList>
      )}
    </List>
  );
}
