import { useEffect, useState } from 'react';
import { call } from '../../kit/call.ts';
import { useSession } from '../../kit/session.tsx';
import { useSite } from '../../kit/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { drawPoster } from './drawPoster.ts';
import type { ShareButtonProps } from './ShareButton.tsx';
import styles from './ShareDialog.module.css';

/** A poster with a code, to be saved, and the address, to be copied; who is signed in earns points for either. */
export function ShareDialog({ target, path, title, by, onClose }: ShareButtonProps & { onClose: () => void }) {
  const session = useSession();
  const { publicUrl, site } = useSite();
  // the dialog fetches its panel first, so the poster is there later than this
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const url = publicUrl + path;
  const siteName = site.title || '知途';
  useEffect(() => {
    if (canvas) void drawPoster(canvas, { title, by, siteName, url }).then(() => setDrawn(true));
  }, [canvas, title, by, siteName, url]);

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
    const link = document.createElement('a');
    link.href = canvas!.toDataURL('image/png');
    link.download = `${title}.png`;
    link.click();
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
      <canvas ref={setCanvas} className={styles.poster} role="img" aria-label={`《${title}》的海报，带二维码`} />
    </Dialog>
  );
}

async function earn(target: ShareButtonProps['target']): Promise<number> {
  const { integralEarn } = await import('#contract/course/share.ts');
  return call(integralEarn, target, { isShowErrTip: false }).then(
    ({ earned }) => earned,
    () => 0,
  );
}
