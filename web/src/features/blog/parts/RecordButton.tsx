import { Bookmark, Heart } from 'lucide-react';
import { OpType } from '#contract/rules/blog.ts';
import { ActButton } from '../../../shared/courses/ActButton.tsx';
import { countText } from '../../../shared/courses/figures.ts';
import { useSwitch } from '../../../shared/courses/useSwitch.ts';
import { record, unrecord } from './calls.ts';

interface RecordButtonProps {
  weblogId: string;
  opType: typeof OpType.collect | typeof OpType.like;
  isOn: boolean;
  count: number;
}

const faces = {
  [OpType.like]: { Icon: Heart, off: '赞', on: '已赞' },
  [OpType.collect]: { Icon: Bookmark, off: '收藏', on: '已收藏' },
} as const;

/** Likes or collects an article, and takes it back; the page is loaded anew for its counts. */
export function RecordButton({ weblogId, opType, isOn: given, count }: RecordButtonProps) {
  const target = { weblogId, opType };
  const { Icon, off, on } = faces[opType];
  const { isOn, busy, press } = useSwitch(
    given,
    { save: record, remove: unrecord },
    { what: `blog${opType}`, input: target, done: on },
  );
  return (
    <ActButton
      icon={<Icon size={18} aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />}
      label={`${isOn ? on : off}${count > 0 ? ` ${countText(count)}` : ''}`}
      aria-pressed={isOn}
      disabled={busy}
      onClick={() => press(target)}
    />
  );
}
