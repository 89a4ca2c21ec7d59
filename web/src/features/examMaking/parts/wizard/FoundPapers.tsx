import { page as papersPage } from '#contract/exam/paper.ts';
import { useListCall } from '../../../../kit/list/useListCall.ts';
import { Button } from '../../../../ui/Button.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { PaperRows } from './PaperRows.tsx';
import type { PaperChoice } from './PaperRows.tsx';
import styles from './Wizard.module.css';

const MOST = 100;

/** Papers whose name holds the words, however old they are. */
export function FoundPapers({ words, ...choice }: PaperChoice & { words: string }) {
  const { page, failure, busy, retry } = useListCall(papersPage, { isPublished: 1, keyword: words, pageSize: MOST });
  if (failure !== undefined && !busy) {
    return (
      <p className={styles.quiet} role="alert">
        {failure}{' '}
        <Button size="sm" variant="text" onClick={retry}>
          重试
        </Button>
      </p>
    );
  }
  if (!page) return <SkeletonRows />;
  if (page.totalCount === 0) return <p className={styles.quiet}>没有名字里有「{words}」的定稿试卷</p>;
  return (
    <>
      <PaperRows papers={page.list} {...choice} />
      {page.totalCount > page.list.length ? <p className={styles.quiet}>还有更多，请把名字写得再具体些</p> : null}
    </>
  );
}
