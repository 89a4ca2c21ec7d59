import { useRevalidator } from 'react-router';
import { list as messages } from '#contract/user/msg.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useUnread } from '../../../kit/unread.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { toast } from '../../../ui/toast.ts';
import { messageList } from '../parts/addresses.ts';
import { readEveryMessage } from '../parts/calls.ts';
import { MessageList } from '../parts/MessageList.tsx';
import { messagesRoutes } from '../routes.ts';

export const handle = messagesRoutes.message;

export async function loader({ request, context }: LoaderArgs) {
  return {
    messages: await loadList(request, messageList, ({ filters, page }) =>
      context.get(apiContext).call(messages, {
        pageCurrent: page,
        ...(filters.box === 'unread' ? { isRead: 0 } : {}),
        ...(filters.kind === 'all' ? {} : { msgType: filters.kind }),
      }),
    ),
  };
}

/** What the platform told me: all or unread, by kind, read in place. */
export default function Message({ loaderData }: PageProps<typeof loader>) {
  const list = useListState(messageList);
  const { notices } = useUnread();
  const { revalidate } = useRevalidator();
  const reading = useAct(readEveryMessage, {
    onDone: async () => {
      toast('设置成功，全部标为已读');
      await revalidate();
    },
  });
  const tabs = [
    { key: 'all', label: '全部', to: list.hrefOf({ filters: { box: 'all' } }) },
    { key: 'unread', label: '未读', count: notices, to: list.hrefOf({ filters: { box: 'unread' } }) },
  ];
  const everything = (
    <Button loading={reading.busy} loadingLabel="设置中" disabled={notices === 0} onClick={() => reading.act({})}>
      全部已读
    </Button>
  );
  return (
    <>
      <PageHead size="work" title="我的消息" actions={everything} />
      <Tabs label="我的消息" items={tabs} current={list.filters.box} />
      {/* Other conditions are another list; what was unfolded does not carry over. */}
      <MessageList key={JSON.stringify(list.filters)} messages={loaderData.messages} />
    </>
  );
}
