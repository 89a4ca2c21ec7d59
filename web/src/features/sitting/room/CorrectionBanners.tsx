import { useState } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { ShownCorrection } from './corrections.ts';

interface CorrectionBannersProps {
  corrections: readonly ShownCorrection[];
  /** The question in sight, whose corrections always stand above it. */
  itemId: string | undefined;
  /** Whether its answer has to be given again. */
  isAgain: boolean;
  onGo: (index: number) => void;
}

/** What was put right of the paper while it is sat: said once for each question, and kept at the question itself. */
export function CorrectionBanners({ corrections, itemId, isAgain, onGo }: CorrectionBannersProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const close = (id: string) => setClosed((all) => new Set([...all, id]));
  return corrections
    .filter((one) => one.itemId === itemId || !closed.has(one.id))
    .map((one) => {
      if (one.itemId === itemId) {
        return (
          <Banner key={one.id}>
            {one.text}
            {isAgain ? '。原来的答案对不上现在的题了，请重新作答' : ''}
          </Banner>
        );
      }
      const go = () => {
        close(one.id);
        onGo(one.index);
      };
      return (
        <Banner
          key={one.id}
          onClose={() => close(one.id)}
          action={
            <Button size="sm" variant="text" onClick={go}>
              去看第 {one.number} 题
            </Button>
          }
        >
          {one.text}
        </Banner>
      );
    });
}
