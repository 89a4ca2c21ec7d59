import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import * as blog from '#contract/community/blog.ts';
import type { Draft, DraftFields } from '#contract/community/blogShapes.ts';
import { blogDraft } from '#contract/fields/blog.ts';
import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import { blogPath, BlogState } from '#contract/rules/blog.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { call } from '../../../kit/call.ts';
import { issuesIn } from '../../../shared/community/issuesIn.ts';
import { useFields } from '../../../kit/form/useFields.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { nothingWritten } from './nothingWritten.ts';
import { useDraftKeeper } from './useDraftKeeper.ts';
import { WriteForm } from './WriteForm.tsx';
import styles from '../../../shared/community/Write.module.css';

const HistoryDialog = lazy(() => import('./HistoryDialog.tsx').then((part) => ({ default: part.HistoryDialog })));

const noCheck = async () => ({});

/** Where an article is written: it saves itself, and is published when its writer says so. */
export function Desk({ draft, userNo }: { draft: Draft | null; userNo: string }) {
  const form = useFields<DraftFields>(draft?.fields ?? nothingWritten, noCheck, blogDraft);
  const { keeper, keeping } = useDraftKeeper(form, draft, userNo);
  const [isHistory, setHistory] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isPublished = draft?.blogState === BlogState.published;
  const isRemoved = draft?.blogState === BlogState.removed;

  async function publish(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      if (keeper.read().id === undefined) keeper.type(form.getValues());
      const revision = await keeper.settled();
      const { id } = keeper.read();
      if (revision === undefined || id === undefined) return setFailure('还没有保存好，请稍后再发布');
      await call(blog.stand, { id, isPutaway: 1, revision }, { isShowErrTip: false });
      toast('发布成功');
      await navigate(blogPath(id));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tell(error);
    } finally {
      setBusy(false);
    }
  }

  function tell(error: CallError): void {
    if (error.code === CONFLICT.code) return setFailure('草稿在别处改过，刷新以后再发布');
    const issues = issuesIn(error);
    for (const { path, message } of issues) form.setError(path as keyof DraftFields, message);
    const [first] = issues;
    if (first) form.setFocus(first.path as keyof DraftFields);
    setFailure(issues.length > 0 ? issues.map(({ message }) => message).join('；') : error.message);
  }

  const replace = (fields: DraftFields) => {
    form.reset(fields);
    setHistory(false);
  };
  const { conflict } = keeping;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <TextLink to="/blog/account" tone="quiet">
          我的博客
        </TextLink>
        <h1>{isPublished ? '修改文章' : '写文章'}</h1>
        <span className={styles.state}>
          <SaveState of={keeping.saving} at={keeping.savedAt.slice(11, 16)} onRetry={() => void keeper.flush()} />
        </span>
        <Button size="sm" disabled={keeping.id === undefined} onClick={() => setHistory(true)}>
          历史
        </Button>
        <Button
          size="sm"
          variant="primary"
          disabled={isRemoved || conflict !== null}
          loading={isBusy}
          loadingLabel="发布中"
          onClick={() => void publish()}
        >
          {isPublished ? '发布改动' : '发布'}
        </Button>
      </header>
      {isRemoved ? (
        <Banner tone="warn">这篇文章已被平台移除，不能再发布；文字还在，可以复制到新的一篇里。</Banner>
      ) : null}
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      {conflict ? (
        <Banner
          tone="warn"
          action={
            <span className={styles.two}>
              <Button size="sm" onClick={() => void keeper.keepMine()}>
                用这里的
              </Button>
              <Button size="sm" onClick={() => void keeper.takeTheirs().then((theirs) => theirs && replace(theirs))}>
                用那边的
              </Button>
            </span>
          }
        >
          这篇草稿 {shownTime(conflict.gmtModified)} 在另一台设备上改过：那边的标题是「
          {conflict.fields.title || '没有标题'}
          」。选一份接着写，另一份留在历史里。
        </Banner>
      ) : null}
      <form aria-label="文章" noValidate onSubmit={(event) => event.preventDefault()}>
        <fieldset inert={!isHydrated}>
          <WriteForm form={form} />
        </fieldset>
      </form>
      <Suspense>
        {isHistory && keeping.id !== undefined ? (
          <HistoryDialog
            id={keeping.id}
            onRestore={(fields) => {
              replace(fields);
              keeper.type(fields, 1);
              toast('恢复成功');
            }}
            onClose={() => setHistory(false)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
