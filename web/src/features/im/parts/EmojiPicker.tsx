import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { BareButton } from '../../../ui/BareButton.tsx';
import styles from './Composer.module.css';

/** Our own small set, with what a screen reader says. */
const emojis: readonly (readonly [string, string])[] = [
  ['😀', '笑'],
  ['😄', '开心'],
  ['😂', '笑哭'],
  ['😊', '微笑'],
  ['😉', '眨眼'],
  ['😍', '喜欢'],
  ['🤔', '思考'],
  ['😅', '尴尬'],
  ['😭', '大哭'],
  ['😤', '生气'],
  ['😴', '困'],
  ['🥳', '庆祝'],
  ['👍', '赞'],
  ['👎', '不赞同'],
  ['👏', '鼓掌'],
  ['🙏', '谢谢'],
  ['🤝', '握手'],
  ['💪', '加油'],
  ['👌', '好的'],
  ['✌️', '胜利'],
  ['👋', '招手'],
  ['🙋', '举手'],
  ['🤦', '捂脸'],
  ['🫡', '收到'],
  ['❤️', '爱心'],
  ['💡', '灵感'],
  ['📚', '书'],
  ['✏️', '铅笔'],
  ['💻', '电脑'],
  ['📈', '上升'],
  ['🎉', '撒花'],
  ['🔥', '火'],
  ['⭐', '星星'],
  ['✅', '完成'],
  ['❓', '疑问'],
  ['☕', '咖啡'],
];
const COLUMNS = 9;

interface EmojiPickerProps {
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/** Emoji by press or by arrow keys; Escape closes it. */
export function EmojiPicker({ onPick, onClose }: EmojiPickerProps) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => grid.current?.querySelector('button')?.focus(), []);
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return onClose();
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...grid.current!.querySelectorAll('button')];
    all[all.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus();
  };
  return (
    <div ref={grid} className={styles.emojis} role="toolbar" tabIndex={-1} aria-label="表情" onKeyDown={walk}>
      {emojis.map(([emoji, name]) => (
        <BareButton
          key={emoji}
          className={styles.emoji}
          aria-label={name}
          onClick={() => {
            onPick(emoji);
            onClose();
          }}
        >
          {emoji}
        </BareButton>
      ))}
    </div>
  );
}
