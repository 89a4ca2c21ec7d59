import { LocateFixed, Play, Trash2 } from 'lucide-react';
import { secondsOf, vttTime } from '#contract/rules/subtitles.ts';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Input } from '../../ui/Input.tsx';
import { moveTo } from '../player/media/filmCommands.ts';
import type { CueRow } from './cueRows.ts';
import styles from './SubtitleEditor.module.css';

interface CueFieldsProps {
  row: CueRow;
  number: number;
  errors: Partial<Record<'from' | 'to' | 'text', string>> | undefined;
  video: HTMLVideoElement | null;
  onChange: (part: Partial<CueRow>) => void;
  onRemove: () => void;
}

/** One sentence: when it begins and ends, and what it says. */
export function CueFields({ row, number, errors, video, onChange, onRemove }: CueFieldsProps) {
  const play = (): void => {
    if (!video) return;
    moveTo(video, secondsOf(row.from) ?? 0);
    void video.play().catch(() => undefined);
  };
  const time = (name: 'from' | 'to', label: string) => (
    <Field label={`第 ${number} 句的${label}`} hideLabel error={errors?.[name]} className={styles.time}>
      <Input
        size="sm"
        value={row[name]}
        inputMode="decimal"
        onChange={(event) => onChange({ [name]: event.target.value })}
        tail={
          <IconButton
            size="sm"
            label={`把第 ${number} 句的${label}设为播放到的时间`}
            icon={<LocateFixed size={14} aria-hidden="true" />}
            onClick={() => onChange({ [name]: vttTime(video?.currentTime ?? 0) })}
          />
        }
      />
    </Field>
  );
  return (
    <li className={styles.row}>
      {time('from', '开始')}
      {time('to', '结束')}
      <Field label={`第 ${number} 句`} hideLabel error={errors?.text} className={styles.words}>
        <Input size="sm" value={row.text} onChange={(event) => onChange({ text: event.target.value })} />
      </Field>
      <span className={styles.keys}>
        <IconButton
          size="sm"
          label={`从第 ${number} 句播放`}
          icon={<Play size={16} aria-hidden="true" />}
          onClick={play}
        />
        <IconButton
          size="sm"
          label={`删除第 ${number} 句`}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
