import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import type { open, SpaceFile } from '#contract/system/space.ts';
import { call } from '../../../kit/call.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { downloadFile, openFile } from './calls.ts';
import { Viewer } from './Viewer.tsx';

type Opened = OutputOf<typeof open.output>;

/** A look at one's own file where a browser can show it; everything can be downloaded. */
export function PreviewDialog({ file, onClose }: { file: SpaceFile; onClose: () => void }) {
  const { id, fileName, fileType, mediaState, failure } = file;
  const [opened, setOpened] = useState<Opened | string>();
  const downloading = usePress(downloadFile);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () =>
      setOpened(await call(await openFile(), { id }, { signal: stop.signal, isShowErrTip: false }));
    ask().catch((error: unknown) => {
      if (!stop.signal.aborted) setOpened(error instanceof CallError ? error.message : '没有打开，请稍后再试');
    });
    return () => stop.abort();
  }, [id]);
  const download = async () => {
    const found = await downloading.send({ id });
    if (found) location.assign(found.url);
  };
  const why =
    mediaState === MediaState.ready ? '这种文件不能在网页里看，请下载后打开' : failure || '还在处理，好了就能看';
  return (
    <Dialog
      open
      size="lg"
      title={fileName}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button variant="primary" loading={downloading.sending} onClick={() => void download()}>
            下载
          </Button>
        </>
      }
    >
      {typeof opened === 'string' ? <p role="alert">{opened}</p> : null}
      {typeof opened === 'object' && opened.isShown === 0 ? <p>{why}</p> : null}
      {typeof opened === 'object' && opened.isShown === 1 ? (
        <Viewer url={opened.url} delivery={opened.delivery} fileType={fileType} name={fileName} />
      ) : null}
    </Dialog>
  );
}
