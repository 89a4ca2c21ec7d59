import { useState } from 'react';
import { page as list } from '#contract/exam/assessment.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { nodeKinds } from '#contract/rules/courseNodes.ts';
import { useListCall } from '../../../../kit/list/useListCall.ts';
import { WordSearch } from '../../../../kit/list/WordSearch.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Empty } from '../../../../ui/Empty.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import type { ChosenNode } from './NodeLine.tsx';
import { NodeLine } from './NodeLine.tsx';
import styles from './Period.module.css';

interface NodesDialogProps {
  onChoose: (node: ChosenNode) => void;
  onClose: () => void;
}

const PAGE_SIZE = 8;
const kinds = [...nodeKinds];

/** What somebody or their organization has published and may put into a course. */
export function NodesDialog({ onChoose, onClose }: NodesDialogProps) {
  const [keyword, setKeyword] = useState('');
  const [pageCurrent, setPage] = useState(1);
  const asked = { keyword, kinds, assessmentState: AssessmentState.published, pageCurrent, pageSize: PAGE_SIZE };
  const { page, failure, busy, retry } = useListCall(list, asked);
  return (
    <Dialog open size="md" title="选择作业或考试" onClose={onClose}>
      <WordSearch
        key={keyword}
        label="名称"
        words={keyword}
        maxLength={40}
        onSearch={(words) => {
          setKeyword(words);
          setPage(1);
        }}
      />
      <div className={styles.files} aria-busy={busy}>
        {failure !== undefined && !busy ? (
          <Empty
            title="没有取到作业与考试"
            note={failure}
            action={
              <Button size="sm" variant="primary" onClick={retry}>
                重试
              </Button>
            }
          />
        ) : null}
        {!page && failure === undefined ? <SkeletonRows /> : null}
        {page?.totalCount === 0 ? (
          <Empty
            title={keyword ? '没有这样的作业或考试' : '还没有发布过作业或考试'}
            note={keyword ? '换一个名称找找' : '先布置并发布，再放进课程'}
            action={
              keyword ? null : (
                <LinkButton to="/account/homework/add" size="sm">
                  布置作业
                </LinkButton>
              )
            }
          />
        ) : null}
        {page?.list.map((one) => (
          <NodeLine
            key={one.id}
            node={one}
            action={
              <Button size="sm" aria-label={`用 ${one.title}`} onClick={() => onChoose(one)}>
                用这个
              </Button>
            }
          />
        ))}
      </div>
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
    </Dialog>
  );
}
