import { Bell, Bookmark } from 'lucide-react';
import { OpType } from '#contract/rules/blog.ts';
import { ActButton } from '../../../shared/courses/ActButton.tsx';
import { countText } from '../../../shared/courses/figures.ts';
import { useSwitch } from '../../../shared/courses/useSwitch.ts';
import { record, unrecord } from './calls.ts';

interface SwitchButtonProps {
  questionId: string;
  opType: typeof OpType.collect | typeof OpType.follow;
  isOn: boolean;
  count: number;
}

const faces = {
  [OpType.collect]: { Icon: Bookmark, off: '收藏', on: '已收藏' },
  [OpType.follow]: { Icon: Bell, off: '关注', on: '已关注' },
} as const;

/** Collects or follows a question, and ends it. */
export function SwitchButton({ questionId, opType, isOn: given, count }: SwitchButtonProps) {
  const target = { questionId, opType };
  const { Icon, off, on } = faces[opType];
  const { isOn, busy, press } = useSwitch(
    given,
    { save: record, remove: unrecord },
    { what: `ques${opType}`, input: target, done: on },
  );
  return (
    <ActButton
      icon={<Icon size={16} aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />}
      label={`${isOn ? on : off}${count > 0 ? ` ${countText(count)}` : ''}`}
      aria-pressed={isOn}
      disabled={busy}
      onClick={() => press(target)}
    />
  );
}
