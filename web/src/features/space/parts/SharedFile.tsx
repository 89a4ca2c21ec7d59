import { lazy, Suspense, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { bytesText } from '#contract/rules/mediaUploads.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { open, view } from '#contract/system/share.ts';
import { call } from '../../../kit/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { openShared } from './calls.ts';
import styles from './Shared.module.css';

const Viewer = lazy(() => import('./Viewer.tsx').then((part) => ({ default: part.Viewer })));

interface SharedFileProps {
  token: string;
  share: OutputOf<typeof view.output>;
}

/** What is shared, what it takes to open it, and the two ways to have it. */
export function SharedFile({ token, share: { sharer, expiresAt, needsCode, file: known } }: SharedFileProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<OutputOf<typeof open.output>>();
  const file = known ?? opened?.file;
  const press = async (isDownload: 0 | 1) => {
    setBusy(true);
    setFailure('');
    try {
      const found = await call(await openShared(), { token, code, isDownload }, { isShowErrTip: false });
      if (isDownload === 1) location.assign(found.url);
      else setOpened(found);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  const canShow = file ? file.isShown === 1 : true;
  return (
    <>
      <PageHead title={file?.fileName ?? '分享的文件'} note={`${sharer} 分享，${shownTime(expiresAt)} 到期`} />
      {file ? (
        <FactList
          label="文件"
          facts={[
            { label: '种类', value: FileType.labels[file.fileType] },
            { label: '大小', value: bytesText(file.fileSize) },
          ]}
        />
      ) : null}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void press(0);
        }}
      >
        {needsCode === 1 && !opened ? (
          <Field label="提取码" error={failure}>
            <Input
              value={code}
              maxLength={8}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
        ) : null}
        <p className={styles.acts}>
          {opened || !canShow ? null : (
            <Button type="submit" variant="primary" loading={busy}>
              {needsCode === 1 ? '打开' : '在线看'}
            </Button>
          )}
          {file ? (
            <Button type="button" variant={canShow && !opened ? 'default' : 'primary'} onClick={() => void press(1)}>
              下载
            </Button>
          ) : null}
        </p>
        {failure && (needsCode === 0 || opened) ? <p role="alert">{failure}</p> : null}
      </form>
      {opened && opened.file.isShown === 1 ? (
        <Suspense>
          <Viewer
            url={opened.url}
            delivery={opened.delivery}
            fileType={opened.file.fileType}
            name={opened.file.fileName}
          />
        </Suspense>
      ) : null}
    </>
  );
}
