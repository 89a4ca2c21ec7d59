import { Bookmark } from 'lucide-react';
import type { CollectionType } from '#contract/rules/collectionTypes.ts';
import { ActButton } from './ActButton.tsx';
import { useSwitch } from './useSwitch.ts';

const save = () => import('#contract/course/collection.ts').then((api) => api.save);
const remove = () => import('#contract/course/collection.ts').then((api) => api.remove);

interface CollectButtonProps {
  target: { collectionType: CollectionType; collectionId: string };
  collected: boolean;
}

/** 收藏, and takes it back. */
export function CollectButton({ target, collected }: CollectButtonProps) {
  const { isOn, busy, press } = useSwitch(
    collected,
    { save, remove },
    { what: 'collect', input: target, done: '已收藏' },
  );
  return (
    <ActButton
      icon={<Bookmark size={18} aria-hidden="true" />}
      label={isOn ? '已收藏' : '收藏'}
      aria-pressed={isOn}
      disabled={busy}
      onClick={() => press(target)}
    />
  );
}
