import { useRevalidator } from 'react-router';
import type { CollectionType } from '#contract/rules/collectionTypes.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { uncollect } from './calls.ts';

interface DropButtonProps {
  target: { collectionType: CollectionType; collectionId: string };
  name: string;
}

/** Takes one thing out of what was collected. */
export function DropButton({ target, name }: DropButtonProps) {
  const { revalidate } = useRevalidator();
  const { act, busy } = useAct(uncollect, {
    onDone: async () => {
      toast('取消收藏成功');
      await revalidate();
    },
  });
  return (
    <Button size="sm" disabled={busy} aria-label={`取消收藏${name}`} onClick={() => act(target)}>
      取消收藏
    </Button>
  );
}
