import { messageTypes } from '#contract/rules/messages.ts';
import type { Message } from '#contract/user/msg.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { kinds, messageList } from './addresses.ts';
import { MessageEntry } from './MessageEntry.tsx';

/** The messages of the open tab, by kind. */
export function MessageList({ messages }: { messages: LoadedPage<Message> }) {
  const list = useList(messageList, messages);
  const { kind, box } = list.filters;
  const options = [
    { key: 'all', label: '全部', to: list.hrefOf({ filters: { kind: 'all' } }) },
    ...kinds.map((key) => ({ key, label: messageTypes[key], to: list.hrefOf({ filters: { kind: key } }) })),
  ];
  return (
    <>
      <FilterRows>
        <FilterRow label="类别" options={options} current={kind} />
      </FilterRows>
      <List of={list} empty={<NothingThere {...{ box, kind }} list={list} />}>
        {(rows) => (
          <ul aria-label="我的消息">
            {rows.map((row) => (
              <MessageEntry key={row.id} message={row} />
            ))}
          </ul>
        )}
      </List>
    </>
  );
}

interface NothingThereProps {
  box: string;
  kind: string;
  list: { clearHref: string };
}

function NothingThere({ box, kind, list }: NothingThereProps) {
  const isNarrowed = box !== 'all' || kind !== 'all';
  const action = (
    <LinkButton to={isNarrowed ? list.clearHref : '/list'} size="sm" variant="primary">
      {isNarrowed ? '看全部消息' : '去选课'}
    </LinkButton>
  );
  if (kind !== 'all') return <Empty title="没有这一类消息" note="换一类看看，或者看全部" action={action} />;
  if (isNarrowed) return <Empty title="没有未读的消息" note="新的消息来了，铃铛上会有数字" action={action} />;
  return <Empty note="审核结果、单位通知与学习提醒会出现在这里" action={action} />;
}
