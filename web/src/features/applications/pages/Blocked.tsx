import { useNavigate } from 'react-router';
import * as blocks from '#contract/position/talentBlock.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { toast } from '../../../ui/toast.ts';
import { blockPath, blockSpec } from '../parts/addresses.ts';
import { BlockedRow } from '../parts/BlockedRow.tsx';
import { EmployerChooser } from '../parts/EmployerChooser.tsx';
import styles from '../parts/Jobs.module.css';
import { applicationRoutes } from '../routes.ts';

export const handle = applicationRoutes.blocked;

const block = () => import('#contract/position/talentBlock.ts').then((api) => api.save);

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(blockSpec, new URL(request.url).searchParams);
  const loaded = await loadRows(request, api.call(blocks.list, { pageCurrent: page }));
  const asked = isId(filters.org) ? await answerOr(request, api.call(blocks.view, { orgNo: filters.org })) : null;
  return { loaded, asked };
}

/** What would be taken back, in words. */
function takenText({ applications, nominations }: { applications: number; nominations: number }): string {
  const what = [
    applications > 0 ? `${applications} 份投递` : '',
    nominations > 0 ? `${nominations} 次学校的推荐` : '',
  ].filter(Boolean);
  return what.length > 0 ? `给它的${what.join('、')}马上收回；` : '';
}

/** The enterprises that see nothing of the reader. */
export default function Blocked({ loaderData: { loaded, asked } }: PageProps<typeof loader>) {
  const list = useList(blockSpec, loaded);
  const navigate = useNavigate();
  const { send, sending } = usePress(block);
  const close = () => void navigate(applicationRoutes.blocked.path, { replace: true });
  const shutOut = async (orgNo: string) => {
    const done = await send({ orgNo });
    if (!done) return;
    toast(done.takenBack > 0 ? `屏蔽成功，收回了 ${done.takenBack} 份` : '屏蔽成功');
    close();
  };
  return (
    <>
      <PageHead
        size="work"
        title="屏蔽的企业"
        note="它们找不到你，打不开你的档案，也收不到你的投递；对方不知道被屏蔽"
        actions={<LinkButton to={applicationRoutes.looks.path}>谁看过我</LinkButton>}
      />
      <div className={styles.chooser}>
        <EmployerChooser onChoose={(orgNo) => void navigate(blockPath(orgNo))} />
      </div>
      <List
        of={list}
        unit="家"
        empty={<Empty title="没有屏蔽企业" note="现在的公司、不想让它看到你的企业，在上面找到它" />}
      >
        {(rows) => (
          <RowList label="屏蔽的企业">
            {rows.map((row) => (
              <BlockedRow key={row.orgNo} row={row} />
            ))}
          </RowList>
        )}
      </List>
      {asked ? (
        <AskFirst
          open={asked.isBlocked === 0}
          title={`屏蔽${asked.orgName}`}
          note={`${takenText(asked)}它在推荐的人才里找不到你，也打不开你的档案。聊天要另外拉黑。`}
          confirmLabel="屏蔽"
          danger
          loading={sending}
          loadingLabel="屏蔽中"
          onConfirm={() => void shutOut(asked.orgNo)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
