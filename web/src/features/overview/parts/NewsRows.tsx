import { shownTime } from '#contract/rules/shownTime.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { readMessage } from './calls.ts';
import type { LoadedOverview } from './loadOverview.ts';
import { Part } from './Part.tsx';

const MESSAGES = '/account/message';
const LOGS = '/account/loglist';

/** The newest messages, each with the way to what it is about. */
export function MessageRows({ messages }: Pick<LoadedOverview, 'messages'>) {
  return (
    <Part
      title="最近的消息"
      none="审核结果、通知与提醒会出现在这里"
      isEmpty={messages.length === 0}
      all={{ label: '全部消息', to: MESSAGES }}
    >
      <RowList label="最近的消息">
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </RowList>
    </Part>
  );
}

/** Who goes where a message leads has read it. */
function MessageRow({ message }: { message: LoadedOverview['messages'][number] }) {
  const { id, msgTitle, msgUrl, gmtCreate, isRead } = message;
  const reading = useAct(readMessage, { onDone: () => undefined });
  return (
    <Row
      dense
      title={msgTitle}
      to={msgUrl || MESSAGES}
      onFollow={() => void (isRead === 0 && msgUrl !== '' && reading.act({ id }))}
      tags={isRead === 0 ? <Tag tone="info">未读</Tag> : null}
      meta={shownTime(gmtCreate)}
    />
  );
}

export function LogRows({ logs }: Pick<LoadedOverview, 'logs'>) {
  return (
    <Part
      title="最近的操作"
      none="资料、员工或角色有了修改，这里就有记录"
      isEmpty={logs.length === 0}
      all={{ label: '操作日志', to: LOGS }}
    >
      <RowList label="最近的操作">
        {logs.map(({ id, operation, realName, gmtCreate }) => (
          <Row
            key={id}
            dense
            title={operation}
            to={`${LOGS}/details?id=${id}`}
            meta={`${realName}，${shownTime(gmtCreate)}`}
          />
        ))}
      </RowList>
    </Part>
  );
}
