import { useLocation } from 'react-router';
import type { Accusation } from '#contract/course/userAccusation.ts';
import { HandleState } from '#contract/rules/accusation.ts';
import { loginAddress } from '#contract/rules/guard.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { mineList } from './addresses.ts';
import { FeedbackEntry } from './FeedbackEntry.tsx';
import styles from './MyFeedback.module.css';

/** What the visitor submitted and what became of it; a guest is asked to sign in. */
export function MyFeedback({ mine, writeHref }: { mine: LoadedPage<Accusation> | null; writeHref: string }) {
  if (!mine) return <SignInFirst />;
  return <MyList loaded={mine} writeHref={writeHref} />;
}

function MyList({ loaded, writeHref }: { loaded: LoadedPage<Accusation>; writeHref: string }) {
  const list = useList(mineList, loaded);
  const write = (
    <LinkButton to={writeHref} size="sm" variant="primary">
      写一条
    </LinkButton>
  );
  return (
    <List of={list} empty={<Empty title="还没有提交过反馈" note="遇到问题或有想法，写给我们" action={write} />}>
      {(rows) => (
        <ul aria-label="我的反馈" className={styles.list}>
          {rows.map((row) => (
            <FeedbackEntry key={row.id} entry={row} replier="平台答复" facts={<Standing of={row.handleStatus} />} />
          ))}
        </ul>
      )}
    </List>
  );
}

const Standing = ({ of: status }: { of: number }) => (
  <StatusDot tone={status === 2 ? 'passed' : 'waiting'}>{HandleState.labels[status as HandleState]}</StatusDot>
);

function SignInFirst() {
  const { pathname, search } = useLocation();
  const signIn = (
    <LinkButton to={loginAddress(pathname, search)} size="sm" variant="primary">
      去登录
    </LinkButton>
  );
  return <Empty title="登录后查看你的反馈" note="提交过的内容与平台的答复都在这里" action={signIn} />;
}
