import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import styles from './List.module.css';
import type { ListSource } from './listSource.ts';
import { totalText } from './totalText.ts';

interface ListProps<T> {
  /** What `useList` knows: the rows, and the address of a page. */
  of: { readonly source: ListSource<T>; pageHref(page: number): string };
  /** What stands here when there is nothing: an `Empty` with one next step. */
  empty: ReactNode;
  /** In the shape of the rows; the drawing of skeletons waits 200 ms (specification, section 9). */
  skeleton?: ReactNode;
  /** What is counted, for 共 284 门. */
  unit?: string;
  children: (rows: T[]) => ReactNode;
}

/** Everything a list shows besides its rows: waiting, failure with 重试, nothing there, and the pager. */
export function List<T>({ of, empty, skeleton, unit = '条', children }: ListProps<T>) {
  const { page, failure, busy, retry } = of.source;
  if (failure !== undefined && !busy) return <ListFailure message={failure} retry={retry} />;
  if (!page) return <div aria-busy="true">{skeleton ?? <SkeletonRows />}</div>;
  if (page.totalCount === 0) return <div aria-busy={busy}>{empty}</div>;
  return (
    <div className={styles.list} aria-busy={busy}>
      {page.list.length === 0 ? <PastTheEnd href={of.pageHref(1)} /> : children(page.list)}
      <Pagination
        page={page.pageCurrent}
        pages={page.totalPage}
        hrefOf={(page) => of.pageHref(page)}
        total={`共 ${totalText(page)} ${unit}，每页 ${page.pageSize} ${unit}`}
      />
    </div>
  );
}

function ListFailure({ message, retry }: { message: string; retry: () => void }) {
  return (
    <div className={styles.failure} role="alert">
      <CircleAlert size={22} aria-hidden="true" />
      <p>{message}</p>
      <Button size="sm" onClick={retry}>
        重试
      </Button>
    </div>
  );
}

function PastTheEnd({ href }: { href: string }) {
  const back = (
    <LinkButton to={href} size="sm" variant="primary">
      回到第 1 页
    </LinkButton>
  );
  return <Empty title="这一页没有内容" note="内容可能变少了，从头看起" action={back} />;
}
