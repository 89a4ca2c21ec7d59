import { useLoaderData, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { outbox } from '#contract/system/demo.ts';
import { missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { MessageRow } from '../parts/MessageRow.tsx';
import { outboxInput } from '../parts/outboxInput.ts';
import { ReceiverSearch } from '../parts/ReceiverSearch.tsx';
import { useFreshOutbox } from '../parts/useFreshOutbox.ts';
import styles from '../parts/Outbox.module.css';
import { demoRoutes } from '../routes.ts';

export const handle = demoRoutes.outbox;

/** A message must be there the moment it was sent, so this page is never kept. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** Only in demo mode; elsewhere there is no such page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  if (!api.demo) throw missing();
  return api.call(outbox, outboxInput(new URL(request.url).searchParams));
}

/** What would have been sent: newest first, fresh every few seconds. */
export default function Outbox() {
  const loaded = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const input = outboxInput(query);
  const { data, failed } = useFreshOutbox(loaded, input.receiver, input.pageCurrent);
  return (
    <div className={styles.page}>
      <PageHead title="演示发件箱" note="演示站点的短信与邮件不会真的发出，都收在这里。每 3 秒自动更新。" />
      <ReceiverSearch receiver={input.receiver ?? ''} />
      {failed ? <Banner tone="warn">暂时取不到新的消息，会继续再试</Banner> : null}
      {data.list.length > 0 ? (
        <ol>
          {data.list.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ol>
      ) : (
        <Empty
          title={input.receiver ? '没有发给这个地址的消息' : '还没有发出过消息'}
          note="在登录、注册或找回密码时获取一次验证码，它会出现在这里。"
          action={
            input.receiver ? (
              <LinkButton to="/demo/outbox" size="sm" variant="primary">
                看全部
              </LinkButton>
            ) : (
              <LinkButton to="/register" size="sm" variant="primary">
                去注册
              </LinkButton>
            )
          }
        />
      )}
      <Pagination
        page={data.pageCurrent}
        pages={data.totalPage}
        hrefOf={(page) => `/demo/outbox?${pageQuery(input.receiver, page)}`}
        total={`共 ${data.totalCount} 条`}
      />
    </div>
  );
}

const pageQuery = (receiver: string | undefined, page: number): URLSearchParams =>
  new URLSearchParams({ ...(receiver ? { receiver } : {}), page: String(page) });
