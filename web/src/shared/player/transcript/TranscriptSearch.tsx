import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './Transcript.module.css';

interface TranscriptSearchProps {
  look: (word: string) => void;
  isLooking: boolean;
  /** How often the word occurs, and which of these is shown; -1 when there is none. */
  count: number;
  at: number;
  go: (by: 1 | -1) => void;
}

/** A word to look for; Enter goes to the next place, with Shift to the one before. */
export function TranscriptSearch({ look, isLooking, count, at, go }: TranscriptSearchProps) {
  return (
    <div className={styles.search} role="search">
      <Input
        size="sm"
        type="search"
        aria-label="在文稿里查找"
        placeholder="在文稿里查找"
        maxLength={50}
        lead={<Search size={16} aria-hidden="true" />}
        onChange={({ target }) => look(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || count === 0) return;
          event.preventDefault();
          go(event.shiftKey ? -1 : 1);
        }}
      />
      {isLooking ? (
        <span className={styles.found}>
          <span role="status">{count === 0 ? '没有找到' : `第 ${at + 1} 处，共 ${count} 处`}</span>
          {count > 1 ? (
            <>
              <IconButton
                size="sm"
                label="上一处"
                icon={<ChevronUp size={16} aria-hidden="true" />}
                onClick={() => go(-1)}
              />
              <IconButton
                size="sm"
                label="下一处"
                icon={<ChevronDown size={16} aria-hidden="true" />}
                onClick={() => go(1)}
              />
            </>
          ) : null}
        </span>
      ) : null}
    </div>
  );
}
