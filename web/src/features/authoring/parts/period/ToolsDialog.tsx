import { useEffect, useState } from 'react';
import { links as list, tools as listTools } from '#contract/course/ltiNode.ts';
import { useListCall } from '../../../../kit/list/useListCall.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Empty } from '../../../../ui/Empty.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { NewToolLink } from './NewToolLink.tsx';
import styles from './Period.module.css';
import type { ChosenTool } from './ToolLine.tsx';
import { ToolLine } from './ToolLine.tsx';

interface ToolsDialogProps {
  periodId: string;
  onChoose: (tool: ChosenTool) => void;
  onClose: () => void;
}

const PAGE_SIZE = 5;

/** What the house has of external tools: chosen there or written by hand before, and the way to one more. */
export function ToolsDialog({ periodId, onChoose, onClose }: ToolsDialogProps) {
  const [pageCurrent, setPage] = useState(1);
  const known = useListCall(listTools, { periodId, pageSize: 50 });
  const { page, failure, busy, retry } = useListCall(list, { periodId, pageCurrent, pageSize: PAGE_SIZE });
  // What was chosen in the window of the tool is there when somebody comes back.
  useEffect(() => {
    window.addEventListener('focus', retry);
    return () => window.removeEventListener('focus', retry);
  }, [retry]);
  const tools = known.page?.list ?? [];
  return (
    <Dialog open size="md" title="选择外部工具的内容" onClose={onClose}>
      {known.page?.totalCount === 0 ? (
        <Empty title="还没有可以用的外部工具" note="请单位的管理员在「学习平台」里登记；没有单位的课程不能用外部工具" />
      ) : null}
      {page?.totalCount === 0 && known.failure === undefined ? null : (
        <div className={styles.files} aria-busy={busy}>
          {(failure ?? known.failure) ? <Empty title="没有取到外部工具" note={failure ?? known.failure} /> : null}
          {!page && failure === undefined ? <SkeletonRows /> : null}
          {page?.list.map((one) => (
            <ToolLine
              key={one.id}
              tool={one}
              action={
                <Button size="sm" aria-label={`用 ${one.title}`} onClick={() => onChoose(one)}>
                  用这个
                </Button>
              }
            />
          ))}
        </div>
      )}
      {page && page.totalPage > 1 ? (
        <p className={styles.pager}>
          <Button size="sm" disabled={pageCurrent === 1 || busy} onClick={() => setPage(pageCurrent - 1)}>
            上一页
          </Button>
          <span>
            第 {page.pageCurrent} 页，共 {page.totalPage} 页
          </span>
          <Button size="sm" disabled={pageCurrent >= page.totalPage || busy} onClick={() => setPage(pageCurrent + 1)}>
            下一页
          </Button>
        </p>
      ) : null}
      {tools.length > 0 ? <NewToolLink periodId={periodId} tools={tools} onWritten={onChoose} /> : null}
    </Dialog>
  );
}
