import { Share2 } from 'lucide-react';
import { call } from '../../kit/call.ts';
import { useSession } from '../../kit/session.tsx';
import { useSite } from '../../kit/site.ts';
import { toast } from '../../ui/toast.ts';
import { ActButton } from './ActButton.tsx';

interface ShareButtonProps {
  target: { targetType: 'course' | 'article'; targetId: string };
  /** Path of the page that is shared. */
  path: string;
}

/** Copies the address; who is signed in earns points for it. */
export function ShareButton({ target, path }: ShareButtonProps) {
  const session = useSession();
  const { publicUrl } = useSite();
  const share = async () => {
    const copied = await navigator.clipboard.writeText(publicUrl + path).then(
      () => true,
      () => false,
    );
    if (!copied) return toast('浏览器不允许复制，请从地址栏复制');
    const earned = session ? await earn(target) : 0;
    toast(earned > 0 ? `链接复制成功，积分 +${earned}` : '链接复制成功');
  };
  return <ActButton icon={<Share2 size={18} aria-hidden="true" />} label="分享" onClick={() => void share()} />;
}

async function earn(target: ShareButtonProps['target']): Promise<number> {
  const { integralEarn } = await import('#contract/course/share.ts');
  return call(integralEarn, target, { isShowErrTip: false }).then(
    ({ earned }) => earned,
    () => 0,
  );
}
