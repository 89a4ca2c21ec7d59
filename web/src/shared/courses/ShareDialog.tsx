import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../kit/call.ts';
import { saveFile } from '../../kit/saveFile.ts';
import { useSession } from '../../kit/session.tsx';
import { useSite } from '../../kit/site.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { Poster } from './Poster.tsx';
import type { ShareButtonProps } from './ShareButton.tsx';

/** A poster with a code, to be saved, and the address, to be copied; who is signed in earns points for either. */
export function ShareDialog({ target, path, title, onClose }: ShareButtonProps & { onClose: () => void }) {
  const session = useSession();
  const { publicUrl } = useSite();
  const { links, failure, fail } = useLinks(target);
  const [isDrawn, setDrawn] = useState(false);
  const url = links?.shareUrl ?? publicUrl + path;

  const say = async (words: string) => {
    const earned = session ? await earn(target) : 0;
    toast(earned > 0 ? `${words}，积分 +${earned}` : words);
  };
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => say('链接复制成功'),
      () => toast('浏览器不允许复制，请从地址栏复制'),
    );
  const save = () => {
    saveFile(links!.posterUrl, `${title}.png`);
    return say('海报保存成功');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="分享"
      note="扫海报上的码就能打开"
      size="md"
      actions={
        <>
          <Button disabled={!isDrawn} onClick={() => void save()}>
            保存海报
          </Button>
          <Button variant="primary" onClick={() => void copy()}>
            复制链接
          </Button>
        </>
      }
    >
      {failure ? <Banner tone="warn">{failure}</Banner> : null}
      {failure ? null : (
        <Poster
          url={links?.posterUrl}
          alt={`《${title}》的海报，带二维码`}
          onDrawn={() => setDrawn(true)}
          onFailed={fail}
        />
      )}
    </Dialog>
  );
}

/** The poster as the server draws it; without one the address can be copied all the same. */
function useLinks({ targetType, targetId }: ShareButtonProps['target']) {
  const [links, setLinks] = useState<{ posterUrl: string; shareUrl: string }>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      try {
        const { poster } = await import('#contract/course/share.ts');
        const told = await call(poster, { targetType, targetId }, { isShowErrTip: false });
        if (!isGone) setLinks(told);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (!isGone) setFailed(true);
      }
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [targetType, targetId]);
  return { links, failure: isFailed ? '海报现在画不出来，可以复制链接' : undefined, fail: () => setFailed(true) };
}

async function earn(target: ShareButtonProps['target']): Promise<number> {
  const { integralEarn } = await import('#contract/course/share.ts');
  return call(integralEarn, target, { isShowErrTip: false }).then(
    ({ earned }) => earned,
    () => 0,
  );
}
