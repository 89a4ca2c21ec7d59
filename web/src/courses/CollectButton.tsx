import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ALREADY_DONE } from '#contract/kit/errors.ts';
import type { CollectionType } from '#contract/rules/collectionTypes.ts';
import { ActButton } from './ActButton.tsx';
import { useAct } from './useAct.ts';

const save = () => import('#contract/course/collection.ts').then((api) => api.save);
const remove = () => import('#contract/course/collection.ts').then((api) => api.remove);

interface CollectButtonProps {
  target: { collectionType: CollectionType; collectionId: string };
  collected: boolean;
}

/** 收藏, and takes it back. */
export function CollectButton({ target, collected: given }: CollectButtonProps) {
  const { revalidate } = useRevalidator();
  const [known, setKnown] = useState(given);
  const [collected, setCollected] = useState(given);
  if (given !== known) {
    setKnown(given);
    setCollected(given);
  }
  const became = (value: boolean) => async () => {
    setCollected(value);
    await revalidate();
  };
  const keeping = useAct(save, {
    onDone: became(true),
    onFailure: ({ code }) => {
      if (code === ALREADY_DONE.code) setCollected(true);
      return code === ALREADY_DONE.code;
    },
  });
  const dropping = useAct(remove, { onDone: became(false) });
  return (
    <ActButton
      icon={<Bookmark size={18} aria-hidden="true" />}
      label={collected ? '已收藏' : '收藏'}
      aria-pressed={collected}
      disabled={keeping.busy || dropping.busy}
      onClick={() => (collected ? dropping : keeping).act(target)}
    />
  );
}
