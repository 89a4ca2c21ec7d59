import { useRevalidator } from 'react-router';
import { useAct } from '../../../shared/courses/useAct.ts';
import { dayText } from '../../../shared/courses/figures.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { confirmValid } from './calls.ts';

interface StillValidProps {
  of: {
    id: string;
    aboutVersion: string;
    countConfirm: number;
    confirmTime: string | null;
    isConfirmed: 0 | 1;
    isStale: 0 | 1;
    isOwn: 0 | 1;
  };
}

/** The version an article speaks of, and whether readers found that it still holds. */
export function StillValid({ of: article }: StillValidProps) {
  const { id, aboutVersion, countConfirm, confirmTime, isConfirmed, isStale } = article;
  const { revalidate } = useRevalidator();
  const input = { weblogId: id, isValid: isConfirmed === 1 ? (0 as const) : (1 as const) };
  const { act, busy } = useAct(confirmValid, {
    onDone: () => revalidate(),
    pending: { what: 'stillValid', input, done: '谢谢，已记下' },
  });
  const confirmed =
    countConfirm > 0 && confirmTime ? `${countConfirm} 位读者确认仍然有效，最近一次是 ${dayText(confirmTime)}。` : '';
  return (
    <Banner
      tone={isStale === 1 ? 'warn' : 'info'}
      action={
        <Button size="sm" variant="text" aria-pressed={isConfirmed === 1} disabled={busy} onClick={() => act(input)}>
          {isConfirmed === 1 ? '收回确认' : '仍然有效'}
        </Button>
      }
    >
      适用于 {aboutVersion}。{isStale === 1 ? '文章写了半年以上，最近没有人确认过。' : ''}
      {confirmed}
    </Banner>
  );
}
