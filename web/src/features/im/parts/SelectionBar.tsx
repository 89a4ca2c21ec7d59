import type { ChatMessage } from '#contract/im/shapes.ts';
import { forwardTrouble } from '#contract/rules/chat.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Composer.module.css';

interface SelectionBarProps {
  chosen: ReadonlyMap<string, ChatMessage>;
  onForward: (isMerged: boolean) => void;
  onClose: () => void;
}

/** In place of the writing while messages are being chosen. */
export function SelectionBar({ chosen, onForward, onClose }: SelectionBarProps) {
  // to one conversation, the least there is
  const trouble = forwardTrouble(chosen.size, 1, false);
  const isNone = chosen.size === 0 || trouble !== '';
  return (
    <div className={styles.selection} role="group" aria-label="选中的消息">
      <output>
        已选 {chosen.size} 条{trouble ? `；${trouble}` : ''}
      </output>
      <Button size="sm" disabled={isNone} onClick={() => onForward(false)}>
        逐条转发
      </Button>
      <Button size="sm" disabled={isNone} onClick={() => onForward(true)}>
        合并转发
      </Button>
      <Button size="sm" variant="text" onClick={onClose}>
        取消
      </Button>
    </div>
  );
}
